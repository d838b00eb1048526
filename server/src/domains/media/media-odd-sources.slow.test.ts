import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { findAsset } from './media-queries.ts';
import {
  makeClip,
  makeMedia,
  mediaBench,
  picture,
  processFile,
  quickly,
  sound,
  streamsOf,
} from './test-media.ts';

const bench = await mediaBench();

test('a track of sound without anything in it is left out', async () => {
  for (const [name, codecs] of [
    ['silent.mkv', [...quickly, '-c:a', 'aac']],
    ['silent.webm', ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus', '-live', '1']],
  ] as const) {
    const inputs = [...picture('426x240', 1), ...sound(1)];
    const made = await makeMedia(bench, name, [...inputs, ...codecs, '-frames:a', '0']);
    assert.deepEqual(made.outcome.playback.audio_tracks, [], name);
    const streams = await streamsOf(made.file('240p/index.m3u8'));
    assert.deepEqual(
      streams.map(({ codec_type }) => codec_type),
      ['video'],
    );
  }
  const begin = ['-itsoffset', '7'];
  const late = await makeMedia(bench, 'late.mkv', [
    ...[...picture('426x240', 8), ...begin, ...sound(1), ...quickly, '-c:a', 'aac'],
  ]);
  assert.equal(late.outcome.playback.audio_tracks.length, 1, 'sound that begins late is sound');
});
test('where sound goes on long after the picture, preview, storyboard and thumbnails show the picture', async () => {
  const made = await makeMedia(bench, 'long-sound.mp4', [
    ...[...picture('426x240', 2), ...sound(30), ...quickly, '-c:a', 'aac'],
  ]);
  const [preview] = await streamsOf(made.file('preview.mp4'));
  assert.ok(Number(preview?.nb_read_frames) > 20, 'the preview moves');
  assert.notEqual(made.outcome.playback.storyboard_key, null);
  assert.ok(made.outcome.playback.thumbnails.length > 0);
});
test('a file with a damaged place has the thumbnails of its other places', async () => {
  const clip = await makeClip(path.join(bench.folder, 'whole.mp4'), [...picture('426x240', 20), ...quickly]);
  const bytes = await readFile(clip);
  bytes.fill(0xff, Math.round(bytes.length * 0.3), Math.round(bytes.length * 0.6));
  const damaged = path.join(bench.folder, 'damaged.mp4');
  await writeFile(damaged, bytes);
  const mediaId = await processFile(bench, damaged);
  const { thumbnails } = (await findAsset(bench.platform.db, mediaId))!.extras;
  assert.ok(thumbnails!.length > 0 && thumbnails!.length < 6, `${thumbnails!.length} thumbnails`);
});
test('a video with one keyframe at its beginning has all of its thumbnails', async () => {
  const made = await makeMedia(bench, 'one-keyframe.mp4', [
    ...picture('426x240', 14),
    ...quickly,
    '-g',
    '1000',
  ]);
  const { thumbnails } = (await findAsset(bench.platform.db, made.mediaId))!.extras;
  assert.equal(thumbnails?.length, 6);
});
