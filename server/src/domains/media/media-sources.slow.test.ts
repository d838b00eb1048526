import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { readSegments } from './encode/playlist-rules.ts';
import {
  brightestOf,
  makeClip,
  makeMedia,
  mediaBench,
  picture,
  quickly,
  sizesOf,
  sound,
  streamsOf,
} from './test-media.ts';

const bench = await mediaBench();
/** Coarse and quick: all that matters is that it is AV1. */
const av1 = (pixels: string): string[] => [
  '-c:v',
  'libsvtav1',
  '-preset',
  '12',
  '-crf',
  '50',
  '-pix_fmt',
  pixels,
];

describe('sources of other kinds', () => {
  const srt =
    '1\n00:00:00,000 --> 00:00:01,000\nHello <i>there</i>\n\n2\n00:00:01,000 --> 00:00:02,000\nAgain\n';

  test('portrait without sound gets rungs by its width', async () => {
    const made = await makeMedia(bench, 'portrait.mp4', [...picture('270x480', 1), ...quickly]);
    assert.deepEqual(sizesOf(made), ['240p 240x426']);
    assert.deepEqual(
      (await streamsOf(made.file('240p/index.m3u8'))).map(({ codec_type }) => codec_type),
      ['video'],
    );
    assert.match(made.master, /CODECS="avc1\.\w+"/);
    assert.deepEqual(made.outcome.playback.audio_tracks, []);
    assert.equal(made.outcome.playback.loudness, null);
  });
  test('a film turned by a phone stands upright, and one channel stays one', async () => {
    const lying = await makeClip(path.join(bench.folder, 'lying.mp4'), [
      ...picture('480x270', 1),
      ...sound(1, 'mono'),
      ...quickly,
      '-c:a',
      'aac',
    ]);
    const made = await makeMedia(bench, 'turned.mp4', [
      '-i',
      lying,
      '-c',
      'copy',
      '-metadata:s:v',
      'rotate=90',
    ]);
    assert.deepEqual([made.outcome.width, made.outcome.height], [270, 480]);
    assert.deepEqual(sizesOf(made), ['240p 240x426']);
    const streams = await streamsOf(made.file('240p/index.m3u8'));
    assert.deepEqual(
      [streams.find(({ width }) => width)!.width, streams.find(({ channels }) => channels)!.channels],
      [240, 1],
    );
  });
  test('an odd size of variable rate becomes even and steady', async () => {
    const vary = ['-vf', "setpts='if(lt(N,20),N/24,20/24+(N-20)/10)/TB'", '-vsync', 'vfr'];
    const made = await makeMedia(bench, 'odd.mkv', [
      ...picture('321x181', 2),
      ...vary,
      ...quickly,
      '-pix_fmt',
      'yuv444p',
    ]);
    assert.deepEqual(sizesOf(made), ['180p 320x180']);
    const [video] = await streamsOf(made.file('180p/index.m3u8'));
    const [num, den] = video!.r_frame_rate!.split('/').map(Number);
    const seconds = (await readSegments(await made.text('180p/index.m3u8'))).segments.reduce(
      (sum, segment) => sum + segment.seconds,
      0,
    );
    assert.ok(
      Math.abs(Number(video!.nb_read_frames) - (seconds * num!) / den!) <= 1,
      'as many frames as the rate says',
    );
  });
  test('sub and dub in 5.1 become stereo renditions with names, captions and chapters', async () => {
    const captions = path.join(bench.folder, 'captions.srt');
    const chapters = path.join(bench.folder, 'chapters.txt');
    await writeFile(captions, srt);
    await writeFile(
      chapters,
      ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1000\ntitle=Opening\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=1000\nEND=2000\n',
    );
    const made = await makeMedia(bench, 'dual.mkv', [
      ...[
        ...picture('426x240', 2),
        ...sound(2),
        ...sound(2, '5.1'),
        '-i',
        captions,
        '-i',
        captions,
        '-i',
        chapters,
      ],
      ...[
        '-map',
        '0:v',
        '-map',
        '1:a',
        '-map',
        '2:a',
        '-map',
        '3',
        '-map',
        '4',
        '-map_metadata',
        '5',
        '-map_chapters',
        '5',
      ],
      ...[...quickly, '-c:a', 'aac', '-c:s:0', 'srt', '-c:s:1', 'ass'],
      ...[
        '-metadata:s:a:0',
        'language=jpn',
        '-metadata:s:a:1',
        'language=eng',
        '-metadata:s:a:1',
        'title=Dub',
        '-disposition:a:1',
        'default',
        '-disposition:a:0',
        '0',
      ],
      ...['-metadata:s:s:0', 'language=ger', '-metadata:s:s:1', 'language=eng'],
    ]);
    assert.deepEqual(made.outcome.playback.audio_tracks, [
      { language: 'ja', label: 'Japanese' },
      { language: 'en', label: 'Dub' },
    ]);
    assert.match(made.master, /NAME="Japanese",LANGUAGE="ja",DEFAULT=NO,.*URI="audio-1\/index\.m3u8"/);
    assert.match(made.master, /NAME="Dub",LANGUAGE="en",DEFAULT=YES,.*URI="audio-2\/index\.m3u8"/);
    const [dub] = await streamsOf(made.file('audio-2/index.m3u8'));
    assert.deepEqual([dub!.codec_name, dub!.channels], ['aac', 2]);
    assert.deepEqual(
      (await streamsOf(made.file('240p/index.m3u8'))).map(({ codec_type }) => codec_type),
      ['video'],
    );
    assert.deepEqual(made.outcome.playback.chapters, [
      { start: 0, title: 'Opening' },
      { start: 1, title: 'Chapter 2' },
    ]);
    assert.deepEqual(
      made.outcome.playback.captions.map(({ language, label }) => [language, label]),
      [
        ['de', 'German'],
        ['en', 'English'],
      ],
    );
    for (const { key } of made.outcome.playback.captions) {
      const text = (await bench.platform.storage.get(key))!.toString();
      assert.match(text, /^WEBVTT\n\n00:00\.0\d\d --> 00:01\.0\d\d\nHello /);
      assert.match(text, /Again/);
    }
  });
  test('sound that ends before the picture is silent to its end, muxed or not', async () => {
    const tracks = { one: [...sound(1)], two: [...sound(1), ...sound(2)] };
    for (const [name, sounds] of Object.entries(tracks)) {
      const maps = sounds.filter((part) => part === '-i').flatMap((_, at) => ['-map', `${at + 1}`]);
      const made = await makeMedia(bench, `early-${name}.mkv`, [
        ...picture('426x240', 6),
        ...sounds,
        ...['-map', '0:v', ...maps],
        ...quickly,
        ...['-c:a', 'aac'],
      ]);
      const playlists = name === 'one' ? ['240p/index.m3u8'] : ['audio-1/index.m3u8', 'audio-2/index.m3u8'];
      for (const playlist of playlists) {
        const heard = (await streamsOf(made.file(playlist))).find(({ codec_type }) => codec_type === 'audio');
        // Frames of 1,024 samples.
        assert.ok((Number(heard?.nb_read_frames) * 1024) / 48_000 >= 6, `${playlist} ends too early`);
      }
    }
  });
  test('white is as bright of a source of full range as of one of limited range', async () => {
    const white = ['-f', 'lavfi', '-i', 'color=white:s=426x240:r=24:d=1'];
    for (const [range, pixels] of [
      ['pc', 'yuvj420p'],
      ['tv', 'yuv420p'],
    ] as const) {
      const filter = ['-vf', `scale=out_range=${range},format=${pixels}`];
      const source = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', pixels, '-color_range', range];
      const made = await makeMedia(bench, `white-${range}.mp4`, [...white, ...filter, ...source]);
      const playlist = made.file('240p/index.m3u8');
      assert.equal(await brightestOf(playlist), 235, range);
      assert.equal((await streamsOf(playlist))[0]!.color_range, 'tv');
    }
    assert.equal(
      await brightestOf(path.join(bench.folder, 'white-pc.mp4')),
      255,
      'the source is what it says',
    );
  });
  test('VP9 in webm, and ten-bit HEVC with the tags of high dynamic range, come out as eight-bit H.264', async () => {
    const vp9 = await makeMedia(bench, 'vp9.webm', [
      ...picture('320x240', 1),
      ...sound(1),
      '-c:v',
      'libvpx-vp9',
      '-deadline',
      'realtime',
      '-cpu-used',
      '8',
      '-c:a',
      'libopus',
    ]);
    assert.deepEqual(sizesOf(vp9), ['240p 320x240']);
    const tags = ['-color_primaries', 'bt2020', '-color_trc', 'smpte2084', '-colorspace', 'bt2020nc'];
    const hevc = [
      '-c:v',
      'libx265',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p10le',
      '-x265-params',
      'log-level=none',
      '-tag:v',
      'hvc1',
    ];
    const hdr = await makeMedia(bench, 'hdr.mp4', [...picture('426x240', 1), ...hevc, ...tags]);
    const [video] = await streamsOf(hdr.file('240p/index.m3u8'));
    assert.deepEqual([video!.codec_name, video!.pix_fmt], ['h264', 'yuv420p']);
  });
  test('AV1 in webm and in mp4, with eight and ten bits, comes out as eight-bit H.264', async () => {
    const eight = await makeMedia(bench, 'av1.webm', [
      ...[...picture('426x240', 2), ...sound(2), ...av1('yuv420p'), '-c:a', 'libopus'],
    ]);
    const ten = await makeMedia(bench, 'av1.mp4', [
      ...[...picture('426x240', 2), ...sound(2), ...av1('yuv420p10le'), '-c:a', 'aac'],
    ]);
    for (const made of [eight, ten]) {
      assert.deepEqual(sizesOf(made), ['240p 426x240']);
      const streams = await streamsOf(made.file('240p/index.m3u8'));
      const video = streams.find(({ codec_type }) => codec_type === 'video');
      assert.deepEqual([video?.codec_name, video?.pix_fmt, video?.nb_read_frames], ['h264', 'yuv420p', '48']);
      assert.equal(streams.find(({ codec_type }) => codec_type === 'audio')?.codec_name, 'aac');
    }
    const [source] = await bench.platform.db.query<{ codec: string }>(
      `select source #>> '{video,codec}' as codec from media_assets where id = $1`,
      [eight.mediaId],
    );
    assert.equal(source?.codec, 'av1');
  });
});
