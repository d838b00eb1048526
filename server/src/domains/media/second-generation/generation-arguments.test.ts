import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  generationArguments,
  likenessArguments,
  type Origin,
  readLikenesses,
  triedMoments,
  tryArguments,
} from './generation-arguments.ts';
import { planGeneration } from './generation-plan.ts';

const plan = planGeneration(
  [
    { name: '240p', width: 426, height: 240 },
    { name: '1080p', width: 1920, height: 1080 },
  ],
  Array.from({ length: 9 }, () => ({ seconds: 4 })),
  { num: 24, den: 1 },
  1,
);
const topRung: Origin = {
  inputs: ['/folder/top.mp4'],
  momentFiles: ['/folder/moment-1.mp4', '/folder/moment-2.mp4', '/folder/moment-3.mp4'],
  picture: '0:v:0',
  filters: () => 'settb=1/24,setpts=N',
  scaled: ({ width, height }) => `scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p`,
  colours: ['-colorspace', 'bt709'],
  sounds: [{ stream: '0:a:0', name: 'audio-1-opus', isMono: false, primed: 0.021333 }],
  soundIsMuxed: true,
};
const source: Origin = {
  ...topRung,
  inputs: ['/sources/film.mkv'],
  momentFiles: [],
  picture: '0:0',
  filters: (from) => `fps=fps=24:start_time=${from}`,
  sounds: [
    { stream: '0:1', name: 'audio-1-opus', isMono: true, primed: 0 },
    { stream: '0:2', name: 'audio-2-opus', isMono: false, primed: 0 },
  ],
  soundIsMuxed: false,
};

test('from the best rung: one decode, the same sound in every rung, in ten bits', (t) => {
  t.assert.snapshot(generationArguments(plan, topRung, { folder: '/folder' }));
});
test('from the source: its own filters, and each sound in a folder of its own', (t) => {
  t.assert.snapshot(generationArguments(plan, source, { folder: '/folder' }));
});
test('a try reads moments alone: files of them, or places in the source', (t) => {
  t.assert.snapshot(tryArguments(plan, topRung, '/folder'));
  t.assert.snapshot(tryArguments(plan, source, '/folder'));
});
test('the comparison scales the moments as the encoder was given them', (t) => {
  t.assert.snapshot(likenessArguments(plan, source, triedMoments(plan), ['/folder/a.mkv', '/folder/b.mkv']));
});
test('likenesses are read in the order of the filters, not of the lines', () => {
  const log = [
    '[Parsed_ssim_21 @ 0x5] SSIM Y:0.97 (15.2) U:0.98 (17) V:0.98 (17) All:0.975000 (16.0)',
    '[Parsed_ssim_9 @ 0x4] SSIM Y:1.0 (inf) U:1.0 (inf) V:1.0 (inf) All:1.000000 (inf)',
  ].join('\n');
  assert.deepEqual(readLikenesses(log), [1, 0.975]);
});
