import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeMedia, mediaBench, picture, quickly } from '../test-media.ts';
import { listenTo } from './listen.ts';
import { indexSounds, sharedSounds } from './match-sounds.ts';
import { silent } from './sound-print.ts';
import { findSoundPrint } from './sound-print-queries.ts';

const bench = await mediaBench();
const { platform } = bench;
const { signal } = new AbortController();
/** Tones that go up and down, told apart by how fast. */
const tune = (seconds: number, speed: number): string[] => [
  ...['-f', 'lavfi', '-i'],
  `aevalsrc=0.3*sin(2*PI*(500*t+90*sin(${speed}*t)))+0.2*sin(2*PI*(900*t+200*sin(${speed * 1.7}*t))):s=44100:d=${seconds}`,
];
const printOf = async (name: string, args: string[]): Promise<Uint32Array> => {
  const { mediaId } = await makeMedia(bench, name, args);
  assert.equal(await findSoundPrint(platform.db, mediaId), null);
  assert.equal(await listenTo(platform, mediaId, signal), true);
  return (await findSoundPrint(platform.db, mediaId))!;
};

test('a finished file is listened to, whichever way its sound lies in storage', async () => {
  const [muxed, apart, silently] = [
    await printOf('muxed.mp4', [
      ...picture('320x180', 12),
      ...tune(12, 3),
      ...quickly,
      '-c:a',
      'aac',
      '-b:a',
      '96k',
    ]),
    await printOf('apart.mkv', [
      ...[...picture('320x180', 12), ...tune(12, 3), ...tune(12, 8)],
      ...['-map', '0', '-map', '1', '-map', '2', ...quickly, '-c:a', 'libopus', '-b:a', '48k'],
    ]),
    await printOf('silent.mp4', [...picture('320x180', 3), ...quickly]),
  ];
  // 21.5 moments a second.
  assert.ok(Math.abs(muxed.length - 12 * 21.5) < 15, `${muxed.length}`);
  const [same] = sharedSounds(indexSounds(muxed), indexSounds(apart), 6);
  assert.ok(same && Math.abs(same.from - same.otherFrom) <= 8, JSON.stringify(same));
  assert.equal(silently.length, 0);
  assert.ok(muxed.some((moment) => moment !== silent));
});

test('what is not finished has nothing to hear yet', async () => {
  assert.equal(await listenTo(platform, '00000000-0000-7000-8000-000000000000', signal), false);
});
