import { expect, test } from 'vitest';
import { playlistLength } from './playlist.ts';

test('a length is hours and minutes', () => {
  expect([0, 59, 60, 2700, 3600, 7530, 360_000].map(playlistLength)).toEqual([
    '0m',
    '0m',
    '1m',
    '45m',
    '1h 0m',
    '2h 5m',
    '100h 0m',
  ]);
});
