import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Moment, sumUp } from './played.ts';

/** A film that plays and stands still by turns, looked at every 20 ms: seconds, lines, and whether it moves. */
function film(parts: readonly [seconds: number, lines: number, moves: boolean][]): Moment[] {
  const moments: Moment[] = [];
  let [at, media] = [1000, 0];
  for (const [seconds, lines, moves] of parts) {
    for (let i = 0; i < seconds * 50; i++) {
      moments.push([at, media, lines, 1]);
      at += 20;
      if (moves) media += 0.02;
    }
  }
  return moments;
}
const kbitsOf = (lines: number): number => lines * 2;

test('what stands still counts, in times and seconds, and quality is weighed by what was watched', () => {
  const moments = film([
    [4, 240, true],
    [2, 240, false],
    [4, 720, true],
    [1, 720, false],
  ]);
  const play = sumUp({ pictureAt: 1000, moments }, 1000 + 11_000, kbitsOf);
  assert.equal(play.stalls, 2);
  assert.ok(Math.abs(play.stalledSeconds - 3) < 0.1, `${play.stalledSeconds} s`);
  assert.ok(Math.abs(play.watchedSeconds - 8) < 0.1, `${play.watchedSeconds} s`);
  assert.ok(Math.abs(play.lines - 480) < 5, `${play.lines} lines`);
  assert.ok(Math.abs(play.kbits - 960) < 10, `${play.kbits} kbit/s`);
  assert.equal(play.switches, 1);
});

test('neither a hitch, nor what comes before the first picture or after the end, counts', () => {
  const moments = film([
    [3, 240, false],
    [2, 240, true],
    [0.1, 240, false],
    [2, 240, true],
    [3, 240, false],
  ]);
  const play = sumUp({ pictureAt: 4000, moments }, 1000 + 7100, kbitsOf);
  assert.deepEqual([play.stalls, play.stalledSeconds], [0, 0]);
  assert.equal(sumUp({ pictureAt: null, moments }, 1e6, kbitsOf).watchedSeconds, 0);
});

test('a film that was paused does not stand still, and is no measure if that was long', () => {
  const paused = (seconds: number): Moment[] => {
    const moments = film([
      [5, 240, true],
      [seconds, 240, false],
      [5, 240, true],
    ]);
    return moments.map(([at, media, lines], i) => [
      at,
      media,
      lines,
      i >= 250 && i <= 250 + seconds * 50 ? 0 : 1,
    ]);
  };
  assert.equal(sumUp({ pictureAt: 1000, moments: paused(0.5) }, 11_500, kbitsOf).stalls, 0);
  assert.throws(() => sumUp({ pictureAt: 1000, moments: paused(3) }, 14_000, kbitsOf), /of 13 s the film/);
  assert.throws(() => sumUp({ pictureAt: 1000, moments: paused(0) }, 60_000, kbitsOf), /of 59 s the film/);
});
