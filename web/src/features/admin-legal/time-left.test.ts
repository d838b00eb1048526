import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('time is said in the largest unit that says enough', () => {
  const [minute, hour] = [60_000, 3_600_000];
  expect(timeLeft(0)).toBe('in 1 minute');
  expect(timeLeft(119 * minute)).toBe('in 119 minutes');
  expect(timeLeft(2 * hour)).toBe('in 2 hours');
  expect(timeLeft(47 * hour)).toBe('in 47 hours');
  expect(timeLeft(49 * hour)).toBe('in 2 days');
  expect(timeLeft(-5 * minute)).toBe('5 minutes ago');
  expect(timeLeft(-72 * hour)).toBe('3 days ago');
});
