import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticeLetter } from './notice-letter.ts';

const site = { siteName: 'Tsukimi', origin: 'https://tsukimi.example' };
const notice = { kind: 'removal', email: 'aki@mail.example', receipt: 'K7', decided: [] } as const;

test('who is to be answered by a time is told the day and the hour', () => {
  const dueAt = new Date('2026-11-27T14:05:30.000Z');
  const { text } = noticeLetter(site, 'filed', { ...notice, dueAt });
  assert.match(text, /We’ll answer by Friday,? 27 November 2026, 14:05 \(UTC\)\./);
});

test('where no law says when, no day is promised', () => {
  assert.doesNotMatch(noticeLetter(site, 'filed', { ...notice, dueAt: null }).text, /We answer by/);
});
