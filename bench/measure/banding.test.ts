import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Grays, straying } from './banding.ts';

const [width, height] = [400, 60];
const drawn = (level: (x: number, y: number) => number): Grays => ({
  ...{ width, height },
  pixels: Uint8Array.from({ length: width * height }, (_, at) => level(at % width, Math.floor(at / width))),
});
/** A slow gradient whose fractions are spread as dither. */
const dithered = drawn((x, y) => Math.floor(40 + x / 40 + ((x * 7 + y * 13) % 16) / 16));

test('a picture strays nowhere from itself', () => {
  assert.deepEqual(straying(dithered, dithered), { levels: 0, share: 1 });
});
test('bands stray, wider ones more', () => {
  const one = straying(
    drawn((x) => Math.round(40 + x / 40)),
    dithered,
  ).levels;
  const two = straying(
    drawn((x) => 40 + 2 * Math.round(x / 80)),
    dithered,
  ).levels;
  assert.ok(one > 0.15 && one < 0.45, String(one));
  assert.ok(two > one * 1.5, String(two));
});
test('where there are lines nothing is called smooth', () => {
  const lines = drawn((x) => (x % 6 < 3 ? 20 : 200));
  assert.equal(straying(dithered, lines).share, 0);
});
