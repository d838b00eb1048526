import { expect, test } from 'vitest';
import { dueMoment, nearnessOf, timeLeft } from './deadline.ts';

const [minute, hour] = [60_000, 3_600_000];
const now = Date.UTC(2026, 10, 26, 14, 5);

test('time is said in the largest unit that says enough', () => {
  const left = (milliseconds: number) => timeLeft(now + milliseconds, now);
  expect(left(30_000)).toBe('in 1 minute');
  expect(left(119 * minute)).toBe('in 119 minutes');
  expect(left(2 * hour)).toBe('in 2 hours');
  expect(left(47 * hour)).toBe('in 47 hours');
  expect(left(49 * hour)).toBe('in 2 days');
  expect(left(0)).toBe('1 minute late');
  expect(left(-3 * hour)).toBe('3 hours late');
  expect(left(-72 * hour)).toBe('3 days late');
});

test('a deadline is said with its weekday and its hour, and with a year that is not this one', () => {
  expect(dueMoment(now + 48 * hour, now)).toBe('Sat 28 Nov, 14:05 UTC');
  expect(dueMoment(Date.UTC(2027, 0, 4, 9), now)).toBe('Mon 4 Jan 2027, 09:00 UTC');
});

test('how near it is goes by the day', () => {
  const nearness = (milliseconds: number) => nearnessOf(now + milliseconds, now);
  expect([0, hour, 24 * hour, 25 * hour, 72 * hour, 73 * hour].map(nearness)).toEqual([
    ...['late', 'near', 'near', 'soon', 'soon', 'far'],
  ]);
});
