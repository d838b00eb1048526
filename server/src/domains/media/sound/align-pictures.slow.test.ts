import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeMedia, mediaBench, quickly } from '../test-media.ts';
import { alignPictures, bitsOfPicture, picturePrint } from './align-pictures.ts';

const bench = await mediaBench();
const { signal } = new AbortController();

/** What is seen in a scene: light that wanders, in a way that its number says. */
const sceneOf = (number: number): string => {
  const [wide, high, speed, turn] = [7, 11, 13, 17].map((prime) => ((number * 7919) % prime) / prime);
  const wave = `60*sin(X/${10 + 18 * wide!}+T*${2 + 3 * speed!}+${6 * turn!})+50*sin((X+2*Y)/${14 + 20 * high!}-T*${1 + 3 * turn!})`;
  return `color=s=160x90:r=24:d=${2 + (number % 3)},format=yuv420p,geq=lum='128+${wave}':cb=128:cr=128`;
};
/** Scenes of a few seconds one after another. */
const scenes = (numbers: readonly number[]): string[] => {
  const joined = `${numbers.map((_, at) => `[${at}:v]`).join('')}concat=n=${numbers.length}:v=1:a=0`;
  return [...numbers.flatMap((number) => ['-f', 'lavfi', '-i', sceneOf(number)]), '-filter_complex', joined];
};
const printOf = async (name: string, args: readonly string[]): Promise<Uint32Array> =>
  (await picturePrint(bench.platform, (await makeMedia(bench, name, args)).mediaId, signal))!;

const numbers = Array.from({ length: 12 }, (_, at) => 100 + at);
const print = await printOf('one.mp4', [...scenes(numbers), ...quickly, '-crf', '18']);

test('a version without sound lies beside another by what it shows, coarser and later', async () => {
  const later = await printOf('later.mp4', [
    ...scenes([55, ...numbers]),
    ...quickly,
    '-crf',
    '34',
    '-s',
    '240x136',
  ]);
  const found = alignPictures(print, later);
  // Scene 55 has three seconds.
  assert.equal(found?.length, 1, JSON.stringify(found));
  assert.ok(Math.abs(found[0]![1] - 3) < 0.15, JSON.stringify(found));
});

test('a scene that was cut out shifts what follows', async () => {
  const shorter = await printOf('shorter.mp4', [
    ...scenes(numbers.filter((number) => number !== 106)),
    ...quickly,
  ]);
  const found = alignPictures(print, shorter);
  assert.equal(found?.length, 2, JSON.stringify(found));
  assert.ok(Math.abs(found[1]![1] + 3) < 0.15, JSON.stringify(found));
});

test('strangers have no map', async () => {
  const stranger = await printOf('stranger.mp4', [
    ...scenes(numbers.map((number) => number + 200)),
    ...quickly,
  ]);
  assert.equal(alignPictures(print, stranger), null);
});

test('a flat picture says nothing', () => {
  assert.equal(bitsOfPicture(new Uint8Array(36).fill(90)), 0);
  assert.notEqual(bitsOfPicture(Uint8Array.from({ length: 36 }, (_, at) => 250 - 6 * at)), 0);
});
