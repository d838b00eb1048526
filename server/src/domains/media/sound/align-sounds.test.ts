import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alignSounds, type Offset } from './align-sounds.ts';
import { createSoundPrinter, sampleRate } from './sound-print.ts';
import { makeScene, makeSong, worsen } from './test-seasons.ts';

const printOf = (samples: Float32Array): Uint32Array => {
  const printer = createSoundPrinter();
  printer.add(samples);
  return printer.end();
};
const joined = (...parts: Float32Array[]): Float32Array => {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};
const cut = (samples: Float32Array, from: number, to: number): Float32Array =>
  samples.slice(from * sampleRate, to * sampleRate);
/** Two sounds at once. */
const over = (one: Float32Array, other: Float32Array, loud: number): Float32Array =>
  one.map((sample, at) => sample + loud * (other[at] ?? 0));

/** Music, then talk over music, then talk over something quiet, by turns: four minutes. */
function episode(seed: number, voice: number): Float32Array {
  const music = makeSong(seed, 240);
  const talk = makeScene(voice, 240);
  const parts: Float32Array[] = [];
  for (let from = 0; from < 240; from += 24)
    parts.push(
      cut(music, from, from + 10),
      over(cut(music, from + 10, from + 17), cut(talk, from + 10, from + 17), 0.5),
      over(cut(music, from + 17, from + 24), cut(talk, from + 17, from + 24), 2),
    );
  return joined(...parts);
}
const original = episode(11, 501);
const print = printOf(original);

function isNear(found: Offset[] | null, expected: Offset[], from = 1): void {
  const words = JSON.stringify(found);
  assert.equal(found?.length, expected.length, words);
  for (const [at, [begin, ahead]] of expected.entries()) {
    assert.ok(Math.abs(found![at]![0] - begin) <= (at === 0 ? 0 : from), `${words} at ${at}`);
    assert.ok(Math.abs(found![at]![1] - ahead) <= 0.15, `${words} at ${at}`);
  }
}

test('the same, noisier and quieter, lies beside itself', () => {
  isNear(alignSounds(print, printOf(worsen(original, 3, { gain: 0.6, noise: 0.02 }))), [[0, 0]]);
});

test('what begins later is so much ahead', () => {
  isNear(alignSounds(print, printOf(joined(new Float32Array(7.3 * sampleRate), original))), [[0, 7.3]]);
  isNear(alignSounds(print, printOf(cut(original, 12.5, 240))), [[0, -12.5]]);
});

test('a scene that was cut out shifts what follows', () => {
  const shorter = joined(cut(original, 0, 100), cut(original, 131, 240));
  isNear(alignSounds(print, printOf(shorter)), [
    [0, 0],
    [131, -31],
  ]);
  isNear(alignSounds(printOf(shorter), print), [
    [0, 0],
    [100, 31],
  ]);
});

test('so do a logo that was put in, and both at once', () => {
  const logo = makeSong(77, 9);
  const other = joined(logo, cut(original, 0, 60), logo, cut(original, 60, 150), cut(original, 170, 240));
  isNear(
    alignSounds(print, printOf(other)),
    [
      [0, 9],
      [60, 18],
      [170, -2],
    ],
    2,
  );
});

test('a dub has the same music and other voices', () => {
  const dub = joined(new Float32Array(4 * sampleRate), episode(11, 902));
  isNear(alignSounds(print, printOf(worsen(dub, 8, { gain: 0.8, noise: 0.01 }))), [[0, 4]]);
});

test('strangers have no map, nor do two episodes that share their songs', () => {
  assert.equal(alignSounds(print, printOf(episode(23, 904))), null);
  const [opening, ending] = [cut(makeSong(31, 20), 0, 20), cut(makeSong(32, 20), 0, 20)];
  const one = joined(opening, episode(41, 601), ending);
  const other = joined(opening, episode(42, 602), ending);
  assert.equal(alignSounds(printOf(one), printOf(other)), null);
});

test('silence says nothing', () => {
  assert.equal(alignSounds(print, printOf(new Float32Array(60 * sampleRate))), null);
  assert.equal(alignSounds(new Uint32Array(0), print), null);
});
