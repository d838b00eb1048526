import { expect, test } from 'vitest';
import { advancePace, beginPace, type Pace } from './pace.ts';

/** Sends at these speeds, in bytes a millisecond, a second each; answers what is said to be left after each. */
function run(speeds: readonly number[], bytes: number): (number | null)[] {
  let pace: Pace = beginPace(0, 0);
  let sent = 0;
  return speeds.map((speed, second) => {
    sent += speed * 1000;
    pace = advancePace(pace, sent, bytes, (second + 1) * 1000);
    return pace.left;
  });
}

test('nothing is said at first, and then what an even speed takes', () => {
  expect(run([10, 10, 10, 10], 100_000)).toEqual([null, null, 70_000 / 10, 60_000 / 10]);
});

test('a speed that swings is said as steadily as time passes', () => {
  const swinging = Array.from({ length: 60 }, (_, second) => (second % 2 === 0 ? 60 : 140));
  const said = run(swinging, 12_000_000).filter((left) => left !== null);
  const jumps = said.slice(1).filter((left, at) => Math.abs(said[at]! - 1000 - left) > 1);
  expect(jumps.length).toBeLessThan(4);
  expect(said.at(-1)).toBeGreaterThan(40_000);
  expect(said.at(-1)).toBeLessThan(80_000);
});

test('a line that has become slow is noticed within half a minute', () => {
  const said = run([...Array(20).fill(100), ...Array(30).fill(10)], 10_000_000);
  expect(said.at(19)).toBeLessThan(90_000);
  expect(said.at(-1)).toBeGreaterThan(300_000);
});

test('it is looked at once a second, and begins anew when less is there than before', () => {
  const pace = beginPace(0, 1000);
  expect(advancePace(pace, 1500, 9000, 400)).toBe(pace);
  expect(advancePace(pace, 500, 9000, 2000)).toEqual(beginPace(2000, 500));
});
