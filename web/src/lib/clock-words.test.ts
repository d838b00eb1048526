import { expect, test } from 'vitest';
import { clockOf, secondsOf } from './clock-words.ts';

test('moments are written as clocks and read again', () => {
  for (const [seconds, words] of [
    [0, '0:00'],
    [65, '1:05'],
    [65.4, '1:05.4'],
    [59.96, '1:00'],
    [3723, '1:02:03'],
  ] as const)
    expect([clockOf(seconds), Math.round(secondsOf(words)! * 10)]).toEqual([words, Math.round(seconds * 10)]);
  expect(secondsOf(' 90 ')).toBe(90);
  expect(secondsOf('90,5')).toBe(90.5);
  for (const wrong of ['', 'soon', '1:75', '1:2:3:4', '-4', '1.5:10', '1:'])
    expect(secondsOf(wrong)).toBeNull();
});
