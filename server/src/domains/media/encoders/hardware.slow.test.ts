import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { mediaPrefix, mediaProgress } from '../index.ts';
import { listRenditions } from '../media-queries.ts';
import {
  keysOf,
  type MediaBench,
  makeClip,
  mediaBench,
  picture,
  processFile,
  quickly,
  sound,
  streamsOf,
} from '../test-media.ts';
import { encoderStandings } from './encoder-queries.ts';
import { encoderNow, mostFailures, tellOfEncoders } from './hardware.ts';
import { standInEncoder } from './test-encoder.ts';

const tools = await mkdtemp(path.join(tmpdir(), 'tsukimi-encoder-'));
after(() => rm(tools, { recursive: true, force: true }));
const ffmpeg = await standInEncoder(tools);
const marks = (name: 'broken' | 'absent') => path.join(tools, name);
const benchWith = (encoder: string): Promise<MediaBench> =>
  mediaBench({ ENCODER: encoder, FFMPEG_PATH: ffmpeg, MEDIA_FENCE: 'none' });

const clips = await mkdtemp(path.join(tmpdir(), 'tsukimi-clips-'));
after(() => rm(clips, { recursive: true, force: true }));
const clip = await makeClip(path.join(clips, 'clip.mp4'), [
  ...picture('854x480', 6),
  ...sound(6),
  ...quickly,
  ...['-c:a', 'aac'],
]);

const warningsOf = async ({ platform }: MediaBench) => {
  // Told without being waited for.
  for (let tries = 0; tries < 100; tries++) {
    const rows = await platform.db.query<{ kind: string; detail: string }>(
      'select kind, detail from operator_warnings order by kind',
    );
    if (rows.length > 0) return rows;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return [];
};
const standingsOf = async ({ platform }: MediaBench) =>
  (await encoderStandings(platform.db)).map(({ encoder, works, isUsed, why }) => [
    encoder,
    works,
    isUsed,
    why,
  ]);

test('hardware that works makes the ladder, cut where software cuts it', async () => {
  const bench = await benchWith('auto');
  const { platform } = bench;
  await tellOfEncoders(platform);
  assert.equal((await encoderNow(platform)).kind, 'nvenc');
  const device = 'Device creation failed: -5.';
  assert.deepEqual(await standingsOf(bench), [
    ['nvenc', true, true, null],
    ['qsv', false, false, device],
    ['software', true, false, null],
    ['vaapi', false, false, device],
  ]);
  const mediaId = await processFile(bench, clip);
  assert.equal((await mediaProgress(platform.db, mediaId))?.state, 'ready');
  const renditions = (await listRenditions(platform.db, mediaId)).filter(({ kind }) => kind === 'video');
  assert.deepEqual(
    renditions.map(({ name }) => name),
    ['240p', '360p', '480p'],
  );
  assert.equal(
    new Set(renditions.map(({ segments }) => segments)).size,
    1,
    'every rung has the same segments',
  );
  for (const { name } of renditions) {
    const file = platform.storage.localPath(`${mediaPrefix(mediaId)}${name}/index.m3u8`)!;
    const [video] = (await streamsOf(file)).filter(({ codec_type }) => codec_type === 'video');
    assert.equal(Number(video!.nb_read_frames), 144, name);
  }
});

test('what hardware breaks off software makes whole, and after three such failures it is left aside until a restart', async () => {
  const bench = await benchWith('nvenc');
  const { platform } = bench;
  await tellOfEncoders(platform);
  await writeFile(marks('broken'), '');
  after(() => rm(marks('broken'), { force: true }));
  for (let n = 1; n <= mostFailures; n++) {
    assert.equal((await encoderNow(platform)).kind, 'nvenc');
    const mediaId = await processFile(bench, clip);
    assert.equal((await mediaProgress(platform.db, mediaId))?.state, 'ready');
    const renditions = (await listRenditions(platform.db, mediaId)).filter(({ kind }) => kind === 'video');
    assert.deepEqual(
      renditions.map(({ segments }) => segments),
      [2, 2, 2],
    );
    const keys = await keysOf(bench, `${mediaPrefix(mediaId)}480p/`);
    assert.equal(keys.filter((key) => key.endsWith('.m4s')).length, 2);
    const file = platform.storage.localPath(`${mediaPrefix(mediaId)}480p/index.m3u8`)!;
    const [video] = (await streamsOf(file)).filter(({ codec_type }) => codec_type === 'video');
    assert.equal(Number(video!.nb_read_frames), 144);
  }
  await rm(marks('broken'), { force: true });
  assert.equal((await encoderNow(platform)).kind, 'software');
  const why = '[h264_nvenc] EncodePicture failed!: out of memory (10)';
  assert.deepEqual(await standingsOf(bench), [
    ['nvenc', true, false, why],
    ['software', true, true, null],
  ]);
  const [standing] = await encoderStandings(platform.db);
  assert.deepEqual([standing!.failures, standing!.setAsideAt !== null], [mostFailures, true]);
  assert.deepEqual(await warningsOf(bench), [
    { kind: 'encoder_set_aside', detail: `nvenc on ${hostname()}: ${why}` },
  ]);
});

test('a file at fault is not the fault of the hardware', async () => {
  const bench = await benchWith('nvenc');
  const { platform } = bench;
  await tellOfEncoders(platform);
  const { withEncoder } = await import('./hardware.ts');
  const { FfmpegFailed } = await import('../encode/run-ffmpeg.ts');
  const tried: string[] = [];
  await assert.rejects(
    withEncoder(
      platform,
      async ({ kind }) => {
        tried.push(kind);
        throw new FfmpegFailed('It is damaged.', 'Invalid data');
      },
      async () => void tried.push('cleared'),
    ),
    /It is damaged/,
  );
  assert.deepEqual(tried, ['nvenc', 'cleared', 'software']);
  const [standing] = await encoderStandings(platform.db);
  assert.equal(standing!.failures, 0);
});

test('hardware that is asked for and not there is told, and software does the work', async () => {
  await writeFile(marks('absent'), '');
  after(() => rm(marks('absent'), { force: true }));
  const bench = await benchWith('nvenc');
  const { platform } = bench;
  await tellOfEncoders(platform);
  assert.equal((await encoderNow(platform)).kind, 'software');
  assert.deepEqual(await standingsOf(bench), [
    ['nvenc', false, false, 'Cannot load libcuda.so.1'],
    ['software', true, true, null],
  ]);
  assert.deepEqual(await warningsOf(bench), [
    { kind: 'encoder_missing', detail: `nvenc on ${hostname()}: Cannot load libcuda.so.1` },
  ]);
});

test('software alone is not tried first, and is told as what is used', async () => {
  const bench = await benchWith('software');
  await tellOfEncoders(bench.platform);
  assert.deepEqual(await standingsOf(bench), [['software', true, true, null]]);
});
