import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { findMediaTools } from '../../platform/executables.ts';
import { readSegments } from './encode/playlist-rules.ts';
import { mediaPrefix, mediaProgress } from './index.ts';
import type { MediaOutcome } from './media-facts.ts';
import { listRenditions, type Rendition } from './media-queries.ts';
import { keysOf, makeClip, mediaBench, picture, processFile, quickly, sound } from './test-media.ts';

const run = promisify(execFile);
const bench = await mediaBench();
const tools = await findMediaTools(bench.platform.config);

interface Made {
  mediaId: string;
  outcome: MediaOutcome;
  renditions: Rendition[];
  master: string;
  /** Local file of a key under the asset. */
  file(name: string): string;
  text(name: string): Promise<string>;
}

/** Sends a clip through the whole pipeline and reads what came out. */
async function make(name: string, args: readonly string[]): Promise<Made> {
  const clip = await makeClip(path.join(bench.folder, name), args);
  const mediaId = await processFile(bench, clip);
  const progress = await mediaProgress(bench.platform.db, mediaId);
  assert.equal(progress?.state, 'ready', progress?.reason ?? '');
  const outcome = bench.stated.findLast(([fact]) => fact === 'media.ready')![1] as unknown as MediaOutcome;
  const file = (key: string): string => bench.platform.storage.localPath(mediaPrefix(mediaId) + key)!;
  const text = async (key: string): Promise<string> => (await bench.platform.storage.get(mediaPrefix(mediaId) + key))!.toString();
  return { mediaId, outcome, renditions: await listRenditions(bench.platform.db, mediaId), master: await text('master.m3u8'), file, text };
}

interface Stream {
  codec_type: string;
  codec_name: string;
  width?: number;
  height?: number;
  pix_fmt?: string;
  channels?: number;
  r_frame_rate?: string;
  nb_read_frames?: string;
}
async function streamsOf(file: string): Promise<Stream[]> {
  const args = ['-v', 'error', '-count_frames', '-of', 'json', '-show_streams', '-allowed_extensions', 'ALL', file];
  const { stdout, stderr } = await run(tools.ffprobe.path, args.filter((word) => file.endsWith('.m3u8') || !['-allowed_extensions', 'ALL'].includes(word)));
  assert.equal(stderr, '');
  return (JSON.parse(stdout) as { streams: Stream[] }).streams;
}
const sizes = ({ renditions }: Made): string[] =>
  renditions.filter(({ kind }) => kind === 'video').map(({ name, width, height }) => `${name} ${width}x${height}`);

/** How alike a rendition is to the source scaled to its size, 0 to 1. */
async function likeness(rendition: string, source: string, { width, height }: Rendition): Promise<number> {
  const graph = `[1:v]scale=${width}:${height}:flags=bicubic[source];[0:v][source]ssim`;
  const { stderr } = await run(tools.ffmpeg.path, ['-hide_banner', '-nostdin', '-i', rendition, '-i', source, '-filter_complex', graph, '-f', 'null', '-']);
  return Number(/SSIM .*All:([\d.]+)/.exec(stderr)![1]);
}

describe('a clip of nine seconds with stereo sound', () => {
  let made: Made;
  before(async () => {
    made = await make('ordinary.mp4', [...picture('640x480', 9, '24000/1001'), ...sound(9), ...quickly, '-crf', '12', '-c:a', 'aac']);
  });

  test('gets every rung up to its height, with the sound muxed in', async () => {
    assert.deepEqual(sizes(made), ['240p 320x240', '360p 480x360', '480p 640x480']);
    for (const { name } of made.renditions) {
      const streams = await streamsOf(made.file(`${name}/index.m3u8`));
      assert.deepEqual(streams.map(({ codec_name }) => codec_name).sort(), ['aac', 'h264']);
      assert.equal(streams.find(({ codec_type }) => codec_type === 'video')!.pix_fmt, 'yuv420p');
    }
  });
  test('is cut at the same frames in every rung, into segments of four seconds', async () => {
    const cuts = await Promise.all(made.renditions.map(async ({ name }) => readSegments(await made.text(`${name}/index.m3u8`))));
    for (const { segments, ended } of cuts) {
      assert.deepEqual(segments.map(({ seconds }) => seconds.toFixed(3)), cuts[0]!.segments.map(({ seconds }) => seconds.toFixed(3)));
      assert.ok(Math.abs(segments[0]!.seconds - 4.004) < 0.01);
      assert.equal(ended, true);
    }
  });
  test('says its measured bandwidths and codecs in the master', () => {
    const variants = [...made.master.matchAll(/BANDWIDTH=(\d+),AVERAGE-BANDWIDTH=(\d+),RESOLUTION=(\S+?),FRAME-RATE=23\.976,CODECS="(.+?)"/g)];
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
      const alike = await likeness(made.file(`${row.name}/index.m3u8`), path.join(bench.folder, 'ordinary.mp4'), row);
      assert.ok(alike >= 0.95, `${row.name}: ${alike}`);
    }
  });
  test('was playable before it was ready, with a master of its own', async () => {
    const playable = bench.stated.find(([fact, body]) => fact === 'media.playable' && body['mediaId'] === made.mediaId)![1] as unknown as MediaOutcome;
    assert.equal(playable.playback.master_key, `${mediaPrefix(made.mediaId)}first.m3u8`);
    assert.equal(playable.quality, '360p');
    assert.ok(playable.thumbnailKey);
    assert.equal((await made.text('first.m3u8')).match(/#EXT-X-STREAM-INF/g)!.length, 1);
    assert.equal(made.outcome.playback.master_key, `${mediaPrefix(made.mediaId)}master.m3u8`);
    assert.deepEqual([made.outcome.quality, made.outcome.width, made.outcome.height], ['480p', 640, 480]);
  });
  test('has thumbnails, one chosen, a storyboard, a preview and its loudness', async () => {
    const { thumbnailKey, previewKey, playback } = made.outcome;
    assert.deepEqual(playback.thumbnails.map(({ width, height }) => [width, height]), [[320, 240], [640, 480]]);
    assert.equal(thumbnailKey, playback.thumbnails[1]!.key);
    const { default: sharp } = await import('sharp');
    assert.equal((await sharp(await bench.platform.storage.get(thumbnailKey!) as Buffer).metadata()).format, 'webp');
    const preview = await streamsOf(bench.platform.storage.localPath(previewKey!)!);
    assert.deepEqual(preview.map(({ codec_type }) => codec_type), ['video'], 'a preview is mute');
    const cues = await made.text('storyboard/storyboard.vtt');
    assert.equal(cues.match(/-->/g)!.length, 9);
    const sheet = await sharp(await bench.platform.storage.get(`${mediaPrefix(made.mediaId)}storyboard/1.webp`) as Buffer).metadata();
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

describe('sources of other kinds', () => {
  const srt = '1\n00:00:00,000 --> 00:00:01,000\nHello <i>there</i>\n\n2\n00:00:01,000 --> 00:00:02,000\nAgain\n';

  test('portrait without sound gets rungs by its width', async () => {
    const made = await make('portrait.mp4', [...picture('270x480', 1), ...quickly]);
    assert.deepEqual(sizes(made), ['240p 240x426']);
    assert.deepEqual((await streamsOf(made.file('240p/index.m3u8'))).map(({ codec_type }) => codec_type), ['video']);
    assert.match(made.master, /CODECS="avc1\.\w+"/);
    assert.deepEqual(made.outcome.playback.audio_tracks, []);
    assert.equal(made.outcome.playback.loudness, null);
  });
  test('a film turned by a phone stands upright, and mono becomes stereo', async () => {
    const lying = await makeClip(path.join(bench.folder, 'lying.mp4'), [...picture('480x270', 1), ...sound(1, 'mono'), ...quickly, '-c:a', 'aac']);
    const made = await make('turned.mp4', ['-i', lying, '-c', 'copy', '-metadata:s:v', 'rotate=90']);
    assert.deepEqual([made.outcome.width, made.outcome.height], [270, 480]);
    assert.deepEqual(sizes(made), ['240p 240x426']);
    const streams = await streamsOf(made.file('240p/index.m3u8'));
    assert.deepEqual([streams.find(({ width }) => width)!.width, streams.find(({ channels }) => channels)!.channels], [240, 2]);
  });
  test('an odd size of variable rate becomes even and steady', async () => {
    const vary = ['-vf', "setpts='if(lt(N,20),N/24,20/24+(N-20)/10)/TB'", '-vsync', 'vfr'];
    const made = await make('odd.mkv', [...picture('321x181', 2), ...vary, ...quickly, '-pix_fmt', 'yuv444p']);
    assert.deepEqual(sizes(made), ['180p 320x180']);
    const [video] = await streamsOf(made.file('180p/index.m3u8'));
    const [num, den] = video!.r_frame_rate!.split('/').map(Number);
    const seconds = (await readSegments(await made.text('180p/index.m3u8'))).segments.reduce((sum, segment) => sum + segment.seconds, 0);
    assert.ok(Math.abs(Number(video!.nb_read_frames) - (seconds * num!) / den!) <= 1, 'as many frames as the rate says');
  });
  test('sub and dub in 5.1 become stereo renditions with names, captions and chapters', async () => {
    const captions = path.join(bench.folder, 'captions.srt');
    const chapters = path.join(bench.folder, 'chapters.txt');
    await writeFile(captions, srt);
    await writeFile(chapters, ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1000\ntitle=Opening\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=1000\nEND=2000\n');
    const made = await make('dual.mkv', [
      ...[...picture('426x240', 2), ...sound(2), ...sound(2, '5.1'), '-i', captions, '-i', captions, '-i', chapters],
      ...['-map', '0:v', '-map', '1:a', '-map', '2:a', '-map', '3', '-map', '4', '-map_metadata', '5', '-map_chapters', '5'],
      ...[...quickly, '-c:a', 'aac', '-c:s:0', 'srt', '-c:s:1', 'ass'],
      ...['-metadata:s:a:0', 'language=jpn', '-metadata:s:a:1', 'language=eng', '-metadata:s:a:1', 'title=Dub', '-disposition:a:1', 'default', '-disposition:a:0', '0'],
      ...['-metadata:s:s:0', 'language=ger', '-metadata:s:s:1', 'language=eng'],
    ]);
    assert.deepEqual(made.outcome.playback.audio_tracks, [{ language: 'ja', label: 'Japanese' }, { language: 'en', label: 'Dub' }]);
    assert.match(made.master, /NAME="Japanese",LANGUAGE="ja",DEFAULT=NO,.*URI="audio-1\/index\.m3u8"/);
    assert.match(made.master, /NAME="Dub",LANGUAGE="en",DEFAULT=YES,.*URI="audio-2\/index\.m3u8"/);
    const [dub] = await streamsOf(made.file('audio-2/index.m3u8'));
    assert.deepEqual([dub!.codec_name, dub!.channels], ['aac', 2]);
    assert.deepEqual((await streamsOf(made.file('240p/index.m3u8'))).map(({ codec_type }) => codec_type), ['video']);
    assert.deepEqual(made.outcome.playback.chapters, [{ start: 0, title: 'Opening' }, { start: 1, title: 'Chapter 2' }]);
    assert.deepEqual(made.outcome.playback.captions.map(({ language, label }) => [language, label]), [['de', 'German'], ['en', 'English']]);
    for (const { key } of made.outcome.playback.captions) {
      const text = (await bench.platform.storage.get(key))!.toString();
      assert.match(text, /^WEBVTT\n\n00:00\.0\d\d --> 00:01\.0\d\d\nHello /);
      assert.match(text, /Again/);
    }
  });
  test('VP9 in webm, and ten-bit HEVC with the tags of high dynamic range, come out as eight-bit H.264', async () => {
    const vp9 = await make('vp9.webm', [...picture('320x240', 1), ...sound(1), '-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus']);
    assert.deepEqual(sizes(vp9), ['240p 320x240']);
    const tags = ['-color_primaries', 'bt2020', '-color_trc', 'smpte2084', '-colorspace', 'bt2020nc'];
    const hevc = ['-c:v', 'libx265', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le', '-x265-params', 'log-level=none', '-tag:v', 'hvc1'];
    const hdr = await make('hdr.mp4', [...picture('426x240', 1), ...hevc, ...tags]);
    const [video] = await streamsOf(hdr.file('240p/index.m3u8'));
    assert.deepEqual([video!.codec_name, video!.pix_fmt], ['h264', 'yuv420p']);
  });
});

test('the old ffmpeg that npm brings makes the same ladder', async () => {
  const { createRequire } = await import('node:module');
  const old = (createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string }).path;
  const oldBench = await mediaBench({ FFMPEG_PATH: old });
  const clip = await makeClip(path.join(oldBench.folder, 'clip.mp4'), [...picture('640x360', 2), ...sound(2), ...quickly, '-c:a', 'aac']);
  const mediaId = await processFile(oldBench, clip);
  const progress = await mediaProgress(oldBench.platform.db, mediaId);
  assert.equal(progress?.state, 'ready', progress?.reason ?? '');
  const rows = await listRenditions(oldBench.platform.db, mediaId);
  assert.deepEqual(rows.map(({ name, codecs }) => [name, codecs]), [['240p', 'avc1.640015,mp4a.40.2'], ['360p', 'avc1.64001e,mp4a.40.2']]);
  const file = oldBench.platform.storage.localPath(`${mediaPrefix(mediaId)}360p/index.m3u8`)!;
  assert.deepEqual((await streamsOf(file)).map(({ codec_name }) => codec_name).sort(), ['aac', 'h264']);
});
