import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { findMediaTools } from '../../platform/executables.ts';
import { readSegments } from './encode/playlist-rules.ts';
import { mediaPrefix } from './index.ts';
import type { MediaOutcome } from './media-facts.ts';
import type { Rendition } from './media-queries.ts';
import {
  keysOf,
  type Made,
  makeMedia,
  mediaBench,
  picture,
  quickly,
  sizesOf,
  sound,
  streamsOf,
  temporaryFolder,
} from './test-media.ts';

const run = promisify(execFile);
const bench = await mediaBench();
const tools = await findMediaTools(bench.platform.config);

/** How alike a rendition is to the source scaled to its size, 0 to 1. */
async function likeness(rendition: string, source: string, { width, height }: Rendition): Promise<number> {
  const graph = `[1:v]scale=${width}:${height}:flags=bicubic[source];[0:v][source]ssim`;
  const { stderr } = await run(tools.ffmpeg.path, [
    '-hide_banner',
    '-nostdin',
    '-i',
    rendition,
    '-i',
    source,
    '-filter_complex',
    graph,
    '-f',
    'null',
    '-',
  ]);
  return Number(/SSIM .*All:([\d.]+)/.exec(stderr)![1]);
}

describe('a clip of nine seconds with stereo sound', () => {
  let made: Made;
  before(async () => {
    made = await makeMedia(bench, 'ordinary.mp4', [
      ...picture('640x480', 9, '24000/1001'),
      ...sound(9),
      ...quickly,
      '-crf',
      '12',
      '-c:a',
      'aac',
    ]);
  });

  test('gets every rung up to its height, with the sound muxed in', async () => {
    assert.deepEqual(sizesOf(made), ['240p 320x240', '360p 480x360', '480p 640x480']);
    for (const { name } of made.renditions) {
      const streams = await streamsOf(made.file(`${name}/index.m3u8`));
      assert.deepEqual(streams.map(({ codec_name }) => codec_name).sort(), ['aac', 'h264']);
      assert.equal(streams.find(({ codec_type }) => codec_type === 'video')!.pix_fmt, 'yuv420p');
    }
  });
  test('is cut at the same frames in every rung, into segments of four seconds', async () => {
    const cuts = await Promise.all(
      made.renditions.map(async ({ name }) => readSegments(await made.text(`${name}/index.m3u8`))),
    );
    for (const { segments, ended } of cuts) {
      assert.deepEqual(
        segments.map(({ seconds }) => seconds.toFixed(3)),
        cuts[0]!.segments.map(({ seconds }) => seconds.toFixed(3)),
      );
      assert.ok(Math.abs(segments[0]!.seconds - 4.004) < 0.01);
      assert.equal(ended, true);
    }
  });
  test('says its measured bandwidths and codecs in the master', () => {
    const variants = [
      ...made.master.matchAll(
        /BANDWIDTH=(\d+),AVERAGE-BANDWIDTH=(\d+),RESOLUTION=(\S+?),FRAME-RATE=23\.976,CODECS="(.+?)"/g,
      ),
    ];
    assert.equal(variants.length, 3);
    for (const [index, [, peak, average, resolution, codecs]] of variants.entries()) {
      const row = made.renditions[index]!;
      assert.equal(Number(peak), row.bandwidth);
      assert.ok(Number(average) <= Number(peak) && Number(average) > 10_000);
      assert.equal(resolution, `${row.width}x${row.height}`);
      assert.match(codecs!, /^avc1\.6400[0-9a-f]{2},mp4a\.40\.2$/);
    }
  });
  test('looks like its source in every rung', async () => {
    for (const row of made.renditions) {
      const alike = await likeness(
        made.file(`${row.name}/index.m3u8`),
        path.join(bench.folder, 'ordinary.mp4'),
        row,
      );
      assert.ok(alike >= 0.95, `${row.name}: ${alike}`);
    }
  });
  test('was playable before it was ready, with a master of its own', async () => {
    const playable = bench.stated.find(
      ([fact, body]) => fact === 'media.playable' && body.mediaId === made.mediaId,
    )![1] as unknown as MediaOutcome;
    assert.equal(playable.playback.master_key, `${mediaPrefix(made.mediaId)}first.m3u8`);
    assert.equal(playable.quality, '360p');
    assert.ok(playable.thumbnailKey);
    assert.equal((await made.text('first.m3u8')).match(/#EXT-X-STREAM-INF/g)!.length, 1);
    assert.equal(made.outcome.playback.master_key, `${mediaPrefix(made.mediaId)}master.m3u8`);
    assert.deepEqual([made.outcome.quality, made.outcome.width, made.outcome.height], ['480p', 640, 480]);
  });
  test('has thumbnails, one chosen, a storyboard, a preview and its loudness', async () => {
    const { thumbnailKey, previewKey, playback } = made.outcome;
    assert.deepEqual(
      playback.thumbnails.map(({ width, height }) => [width, height]),
      [
        [320, 240],
        [640, 480],
      ],
    );
    assert.equal(thumbnailKey, playback.thumbnails[1]!.key);
    const { default: sharp } = await import('sharp');
    assert.equal(
      (await sharp((await bench.platform.storage.get(thumbnailKey!)) as Buffer).metadata()).format,
      'webp',
    );
    const preview = await streamsOf(bench.platform.storage.localPath(previewKey!)!);
    assert.deepEqual(
      preview.map(({ codec_type }) => codec_type),
      ['video'],
      'a preview is mute',
    );
    const cues = await made.text('storyboard/storyboard.vtt');
    assert.equal(cues.match(/-->/g)!.length, 9);
    const sheet = await sharp(
      (await bench.platform.storage.get(`${mediaPrefix(made.mediaId)}storyboard/1.webp`)) as Buffer,
    ).metadata();
    assert.deepEqual([sheet.width, sheet.height], [160 * 9, 120]);
    assert.ok(playback.loudness!.integrated < -5 && playback.loudness!.integrated > -40);
  });
  test('leaves neither its source nor a temporary file behind', async () => {
    assert.deepEqual(await keysOf(bench, 'sources/'), []);
    const { readdir } = await import('node:fs/promises');
    assert.deepEqual(await readdir(path.join(bench.folder, 'work')), []);
    assert.deepEqual(await readdir(path.join(bench.folder, 'incoming')), []);
    assert.deepEqual(await readdir(path.join(bench.folder, 'storage/.incoming')), []);
  });
});

test('a data folder of any name serves: signs that ffmpeg reads as its own are parts of the name', async () => {
  const dataDir = path.join(await temporaryFolder(), "it's [one|two]: 'a\\b', c=d; e");
  await mkdir(dataDir);
  const made = await makeMedia(await mediaBench({ DATA_DIR: dataDir }), 'clip.mp4', [
    ...[...picture('640x480', 1), ...sound(1), ...quickly],
  ]);
  assert.deepEqual(sizesOf(made), ['240p 320x240', '360p 480x360', '480p 640x480']);
  for (const { name } of made.renditions)
    assert.deepEqual(
      (await streamsOf(made.file(`${name}/index.m3u8`))).map(({ codec_type }) => codec_type),
      ['video', 'audio'],
    );
});
