import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageAllowed } from './call-reads.ts';

const visitor = { userId: null };
const member = { userId: 'a member' };

test('what is cached for all may be as old as the cache makes it, whoever asks', () => {
  assert.equal(ageAllowed('visitors', member, true), 10_000);
  assert.equal(ageAllowed('visitors', visitor, true), 10_000);
});

test('what is read for one alone may be a moment old for visitors, and not at all for members', () => {
  assert.equal(ageAllowed('visitors', visitor, false), 1500);
  assert.equal(ageAllowed('visitors', member, false), null);
});

test('figures may be late for everyone, and what must be of now is never read elsewhere', () => {
  assert.equal(ageAllowed('everyone', member, false), 10_000);
  assert.equal(ageAllowed('primary', visitor, false), null);
  assert.equal(ageAllowed('primary', visitor, true), null);
});
