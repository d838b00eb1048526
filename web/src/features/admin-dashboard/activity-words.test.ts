import { expect, test } from 'vitest';
import { bytesWords } from '../../lib/bytes-words.ts';
import { waitingOf } from '../../parts/waiting-words.ts';
import { watchedWords } from '../../parts/watched-words.ts';
import { stepWords } from './activity-words.ts';

test('steps are told by the hour or by the day, in UTC', () => {
  const from = '2030-03-09T16:00:00.000Z';
  expect(stepWords('day', { from })).toBe('16:00');
  expect(stepWords('week', { from })).toBe('9 Mar');
});

test('bytes and times are told in the unit that says most', () => {
  expect([0, 999, 1500, 12_000_000, 3.4e9, 2e12].map(bytesWords)).toEqual([
    ...['0 bytes', '999 bytes', '1.5 KB', '12 MB', '3.4 GB', '2.0 TB'],
  ]);
  expect([0, 3600, 36_000_000].map(watchedWords)).toEqual(['0 min', '1.0 h', '10,000 h']);
  // An axis of a few seconds has three different ends.
  expect([0.4, 20, 50, 100, 120, 1000].map(watchedWords)).toEqual([
    ...['1 s', '20 s', '50 s', '1.7 min', '2 min', '17 min'],
  ]);
});

test('what waits at a page is the sum of its kinds, and nothing where nothing does', () => {
  const waiting = [
    { kind: 'videos', count: 2, has_more: false },
    { kind: 'pictures', count: 1000, has_more: true },
    { kind: 'cases', count: 0, has_more: false },
  ] as const;
  expect(waitingOf(waiting, ['videos', 'pictures'])).toEqual({ count: 1002, has_more: true });
  expect(waitingOf(waiting, ['cases'])).toBeNull();
  expect(waitingOf(null, ['videos'])).toBeNull();
});
