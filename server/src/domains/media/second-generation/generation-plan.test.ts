import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedQuality, nameBeside, planGeneration } from './generation-plan.ts';

const rate = { num: 24000, den: 1001 };
const segments = (count: number, seconds = 4.004) => Array.from({ length: count }, () => ({ seconds }));
const renditions = [
  { name: '1080p', width: 1920, height: 1080 },
  { name: '240p', width: 426, height: 240 },
];

test('every rendition gets a rung beside it, with its size, keyframes and segments', () => {
  const plan = planGeneration(renditions, [...segments(9), { seconds: 1.5 }], rate, 1);
  assert.deepEqual(
    plan.rungs.map(({ name, beside, width, height }) => [name, beside, width, height]),
    [
      ['240p-av1', '240p', 426, 240],
      ['1080p-av1', '1080p', 1920, 1080],
    ],
  );
  assert.equal(plan.keyframeInterval, 96);
  assert.ok(Math.abs(plan.durationSeconds - 37.536) < 1e-6);
});
test('three whole segments are looked at, spread over the video, each from its first frame', () => {
  const { moments } = planGeneration(renditions, segments(9), rate, 1);
  assert.deepEqual(
    moments.map(({ segment, frames }) => [segment, frames]),
    [
      [1, 96],
      [4, 96],
      [7, 96],
    ],
  );
  assert.ok(Math.abs(moments[1]!.start - 4 * 4.004) < 1e-6);
  assert.equal(planGeneration(renditions, segments(1, 0.5), rate, 1).moments.length, 1);
});
test('what is made anew has names of its own, for earlier files are in caches', () => {
  assert.equal(nameBeside('720p', 'av1', 1), '720p-av1');
  assert.equal(nameBeside('audio-1', 'opus', 3), 'audio-1-opus-3');
  assert.equal(planGeneration(renditions, segments(2), rate, 2).rungs[0]!.name, '240p-av1-2');
});
test('a picture too small for the encoder gets no rung', () => {
  const small = [{ name: '48p', width: 64, height: 48 }];
  assert.deepEqual(planGeneration(small, segments(2), rate, 1).rungs, []);
});
test('a try that lost too much is made finer, and one that lost less than it may coarser, within bounds', () => {
  const next = (crf: number, likeness: number) => correctedQuality([{ crf, likeness }], 0.98);
  assert.equal(next(40, 0.98), 40);
  assert.equal(next(40, 0.96), 31);
  assert.equal(next(40, 0.99), 46);
  assert.equal(next(40, 1), 50, 'no further in one go');
  assert.equal(next(48, 1), 52);
  assert.equal(next(24, 0.5), 20);
});
test('two tries say how fast this picture loses', () => {
  const second = (crf: number, likeness: number) =>
    correctedQuality(
      [
        { crf: 40, likeness: 0.99 },
        { crf, likeness },
      ],
      0.98,
    );
  assert.equal(second(44, 0.96), 40, 'fast');
  assert.equal(second(46, 0.989), 52, 'slowly');
  assert.equal(second(46, 0.98), 46);
  assert.equal(second(40, 0.96), 31, 'the same quality twice says nothing of it');
});
