import { expect, test } from 'vitest';
import { guessBandwidth, parseBandwidth, withBandwidth } from './bandwidth-memory.ts';

const [minute, day] = [60_000, 24 * 3600_000];
const now = 1_800_000_000_000;

test('what was measured is trusted in part, less after a while, and not for long', () => {
  const memory = withBandwidth({}, '4g', 4_000_000, now);
  const after = (time: number) => guessBandwidth(memory, '4g', now + time);
  expect(after(minute)).toBe(3_200_000);
  expect(after(day)).toBe(2_000_000);
  expect(after(4 * day)).toBe(1_200_000);
  // A clock that was set back.
  expect(after(-minute)).toBe(1_200_000);
});

test('each kind of connection has its own, and slow ones are known to be slow', () => {
  const memory = withBandwidth({}, '4g', 4_000_000, now);
  expect(guessBandwidth(memory, '3g', now)).toBe(600_000);
  expect(guessBandwidth(memory, '2g', now)).toBe(200_000);
  expect(guessBandwidth(memory, 'any', now)).toBe(1_200_000);
});

test('a guess stays within limits, whatever was measured', () => {
  const guess = (bits: number) => guessBandwidth(withBandwidth({}, 'any', bits, now), 'any', now);
  expect([1, 1e12].map(guess)).toEqual([200_000, 20_000_000]);
});

test('two measures shortly after one another meet halfway, others do not', () => {
  const memory = withBandwidth({}, '4g', 1_000_000, now);
  expect(withBandwidth(memory, '4g', 3_000_000, now + minute)['4g']?.[0]).toBe(2_000_000);
  expect(withBandwidth(memory, '4g', 3_000_000, now + day)['4g']?.[0]).toBe(3_000_000);
});

test('foreign or broken storage is not trusted', () => {
  for (const text of [null, 'nonsense', '7', 'null', '[]']) expect(parseBandwidth(text)).toEqual({});
  expect(parseBandwidth('{"4g":[5,6],"3g":[-1,2],"2g":"x","any":[1],"b":[1,null]}')).toEqual({
    '4g': [5, 6],
  });
});
