import { expect, test } from 'vitest';
import { interrupt, newClock, tick, type WatchedClock } from './watched-clock.ts';

const play = (clock: WatchedClock, moments: [wall: number, media: number][], rate = 1) =>
  moments.reduce((now, [wall, media]) => tick(now, { wall, media }, rate), clock);

test('time that plays is counted', () => {
  expect(
    play(newClock, [
      [0, 0],
      [250, 0.25],
      [1000, 1],
    ]).seconds,
  ).toBeCloseTo(1);
});

test('a stall adds nothing while the media stands still', () => {
  expect(
    play(newClock, [
      [0, 0],
      [5000, 0.2],
    ]).seconds,
  ).toBeCloseTo(0.2);
});

test('a jump ahead adds no more than the time on the wall', () => {
  expect(
    play(newClock, [
      [0, 0],
      [250, 60],
    ]).seconds,
  ).toBeCloseTo(0.25);
});

test('a jump back adds nothing', () => {
  expect(
    play(newClock, [
      [0, 60],
      [250, 10],
    ]).seconds,
  ).toBe(0);
});

test('what lies between a pause and the next tick is not counted', () => {
  const paused = interrupt(
    play(newClock, [
      [0, 0],
      [1000, 1],
    ]),
  );
  expect(
    play(paused, [
      [9000, 1],
      [9500, 1.5],
    ]).seconds,
  ).toBeCloseTo(1.5);
});

test('at double speed a second on the wall is a second watched', () => {
  expect(
    play(
      newClock,
      [
        [0, 0],
        [1000, 2],
      ],
      2,
    ).seconds,
  ).toBeCloseTo(1);
});
