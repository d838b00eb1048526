import { expect, test } from 'vitest';
import { chooseRung, firstRung, followingRung, spentShare } from './rung-choice.ts';

const rungs = [250, 500, 900, 2000].map((kbits) => ({ average: kbits * 1000, peak: kbits * 1350 }));
const next = (kbits: number, ahead: number, last: number, leaps = false): number =>
  chooseRung(rungs, { estimate: kbits * 1000, ahead, last, leaps });

test('the more is ahead, the more of the line is spent on quality', () => {
  const shares = [0, 4, 8, 12, 18, 30].map(spentShare);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares[0]).toBeLessThan(0.5);
  expect(shares.at(-1)).toBe(shares.at(-2));
});

test('it climbs one step at a time, and not before something is ahead', () => {
  expect(next(20_000, 0, 0)).toBe(0);
  expect(next(20_000, 4, 0)).toBe(0);
  expect(next(20_000, 13, 0)).toBe(1);
  expect(next(20_000, 13, 1)).toBe(2);
});

test('what only the size of the player held back goes at once where the line carries it', () => {
  expect(next(20_000, 13, 0, true)).toBe(3);
  expect(next(1500, 20, 0, true)).toBe(2);
  expect(next(20_000, 4, 0, true)).toBe(0);
});

test('another ladder of the same film goes on in what the line carries', () => {
  expect([100, 1500, 3000, 20_000].map((kbits) => followingRung(rungs, kbits * 1000))).toEqual([0, 1, 2, 3]);
});

test('it falls as far as it must', () => {
  expect(next(700, 3, 3)).toBe(0);
  expect(next(1200, 9, 3)).toBe(1);
  expect(next(60, 20, 3)).toBe(0);
});

test('what is ahead carries a rung that leaves nothing to spare', () => {
  expect(next(2200, 14, 3)).toBe(3);
  expect(next(2000, 6, 3)).toBe(1);
  expect(next(1500, 14, 3)).toBe(2);
});

test('one rung is enough, and none falls out of the ladder', () => {
  expect(chooseRung(rungs.slice(0, 1), { estimate: 1, ahead: 0, last: 0, leaps: false })).toBe(0);
  expect(chooseRung(rungs.slice(0, 2), { estimate: 1e9, ahead: 30, last: 1, leaps: false })).toBe(1);
  expect(chooseRung(rungs.slice(0, 2), { estimate: 1e9, ahead: 30, last: 3, leaps: false })).toBe(1);
});

test('a video begins in a rung that comes at once, and no larger than one sees in its first seconds', () => {
  const lines = [240, 360, 480, 720].map((height, i) => ({ ...rungs[i]!, lines: height }));
  expect([1000, 3000, 5000, 100_000].map((kbits) => firstRung(lines, kbits * 1000))).toEqual([0, 1, 2, 2]);
  expect(firstRung(lines, 1)).toBe(0);
});
