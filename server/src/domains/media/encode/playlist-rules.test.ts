import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  av1Codec,
  h264Codec,
  masterPlaylist,
  measureBandwidth,
  mediaPlaylist,
  pictureCodec,
  readLoudness,
  readSegments,
  soundCodec,
  storyboardCues,
} from './playlist-rules.ts';

const variant = {
  uri: '360p/index.m3u8',
  width: 640,
  height: 360,
  frameRate: 24000 / 1001,
  codecs: 'avc1.64001e',
  bandwidth: 800_000,
  averageBandwidth: 600_000,
};
const track = {
  uri: 'audio-1/index.m3u8',
  language: 'ja',
  label: 'Japanese',
  isDefault: true,
  codecs: 'mp4a.40.2',
  bandwidth: 130_000,
  averageBandwidth: 128_000,
};

test('a playlist that is still being written gives only whole entries', () => {
  const text = '#EXTM3U\n#EXTINF:4.004000,\n00000.m4s\n#EXTINF:4.004000,\n00001.m4';
  assert.deepEqual(readSegments(text), { segments: [{ name: '00000.m4s', seconds: 4.004 }], ended: false });
  assert.equal(readSegments(`${text}s\n#EXT-X-ENDLIST\n`).segments.length, 2);
  assert.equal(readSegments(`${text}s\n#EXT-X-ENDLIST\n`).ended, true);
  assert.deepEqual(readSegments(''), { segments: [], ended: false });
});
test('a growing playlist begins at its start and only gains lines', () => {
  const segments = [
    { name: '00000.m4s', seconds: 4 },
    { name: '00001.m4s', seconds: 2.5 },
  ];
  const growing = mediaPlaylist(segments.slice(0, 1), 'init.mp4', false);
  const finished = mediaPlaylist(segments, 'init.mp4', true);
  assert.ok(finished.startsWith(growing));
  assert.match(growing, /#EXT-X-PLAYLIST-TYPE:EVENT\n/);
  assert.match(growing, /#EXT-X-START:TIME-OFFSET=0\n/);
  assert.doesNotMatch(growing, /ENDLIST/);
  assert.match(finished, /#EXTINF:2\.500000,\n00001\.m4s\n#EXT-X-ENDLIST\n$/);
});
test('bandwidth is measured: the heaviest segment and the average', () => {
  const segments = [
    { name: 'a', seconds: 4, bytes: 400_000 },
    { name: 'b', seconds: 4, bytes: 100_000 },
    { name: 'c', seconds: 0.1, bytes: 50_000 },
  ];
  assert.deepEqual(measureBandwidth(segments), { peak: 800_000, average: Math.ceil((550_000 * 8) / 8.1) });
  assert.deepEqual(measureBandwidth([{ name: 'a', seconds: 1, bytes: 1000 }]), { peak: 8000, average: 8000 });
  assert.deepEqual(measureBandwidth([]), { peak: 0, average: 0 });
});
test('a master with one muxed track names only variants', () => {
  assert.equal(
    masterPlaylist([{ ...variant, codecs: 'avc1.64001e,mp4a.40.2' }]),
    `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=800000,AVERAGE-BANDWIDTH=600000,RESOLUTION=640x360,FRAME-RATE=23.976,CODECS="avc1.64001e,mp4a.40.2"
360p/index.m3u8
`,
  );
});
test('several tracks are renditions with names that differ, and add to what a variant needs', () => {
  const text = masterPlaylist(
    [variant],
    [track, { ...track, uri: 'audio-2/index.m3u8', language: 'und', isDefault: false }],
  );
  assert.match(
    text,
    /TYPE=AUDIO,GROUP-ID="sound",NAME="Japanese",LANGUAGE="ja",DEFAULT=YES,AUTOSELECT=YES,URI="audio-1\/index\.m3u8"/,
  );
  assert.match(text, /NAME="Japanese 2",DEFAULT=NO/);
  assert.match(
    text,
    /BANDWIDTH=930000,AVERAGE-BANDWIDTH=728000,.*CODECS="avc1\.64001e,mp4a\.40\.2",AUDIO="sound"/,
  );
});
test('a label cannot break out of its quotes', () => {
  assert.match(
    masterPlaylist([variant], [{ ...track, label: 'a"\r\n#EXT-X-ENDLIST' }]),
    /NAME="a'''#EXT-X-ENDLIST"/,
  );
});
test('the codec is read from the initialisation segment', () => {
  const box = Uint8Array.from([0, 0, 0, 30, ...Buffer.from('avcC'), 1, 0x64, 0x00, 0x1e, 0xff]);
  assert.equal(h264Codec(box), 'avc1.64001e');
  assert.equal(h264Codec(Uint8Array.from([1, 2, 3])), null);
});
test('the codec of AV1 says profile, level, tier and bits; of sound, what the segment holds', () => {
  const box = (level: number, rest: number) =>
    Uint8Array.from([0, 0, 0, 30, ...Buffer.from('av1C'), 0x81, level, rest, 0]);
  assert.equal(av1Codec(box(0x08, 0x4c)), 'av01.0.08M.10');
  assert.equal(av1Codec(box(0x0d, 0x8c)), 'av01.0.13H.08');
  assert.equal(pictureCodec(box(0x00, 0x0c)), 'av01.0.00M.08');
  assert.equal(av1Codec(Uint8Array.from([...Buffer.from('av1C'), 2, 8, 0])), null);
  assert.equal(soundCodec(Uint8Array.from([0, 0, ...Buffer.from('dOps')])), 'opus');
  assert.equal(soundCodec(Uint8Array.from(Buffer.from('esds'))), 'mp4a.40.2');
});
test('a second generation stands after the first, with sounds of its own', () => {
  const second = {
    videos: [{ ...variant, uri: '360p-av1/index.m3u8', codecs: 'av01.0.04M.10', bandwidth: 200_000 }],
    sounds: [{ ...track, uri: 'audio-1-opus/index.m3u8', codecs: 'opus', bandwidth: 90_000 }],
  };
  const alone = masterPlaylist([variant], [track]);
  const both = masterPlaylist([variant], [track], second);
  assert.deepEqual(
    both.split('\n').filter((line) => !alone.includes(line)),
    [
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound-2",NAME="Japanese",LANGUAGE="ja",DEFAULT=YES,AUTOSELECT=YES,URI="audio-1-opus/index.m3u8"',
      '#EXT-X-STREAM-INF:BANDWIDTH=290000,AVERAGE-BANDWIDTH=728000,RESOLUTION=640x360,FRAME-RATE=23.976,CODECS="av01.0.04M.10,opus",AUDIO="sound-2"',
      '360p-av1/index.m3u8',
    ],
  );
  assert.ok(both.indexOf('360p/index') < both.indexOf('360p-av1/index'));
});
test('storyboard cues name regions of sheets in the order of time', () => {
  const cues = storyboardCues(
    { interval: 2, frames: 3, columns: 2, rows: 1, width: 160, height: 90 },
    5.5,
    (sheet) => `${sheet + 1}.webp`,
  );
  assert.equal(
    cues,
    `WEBVTT

00:00:00.000 --> 00:00:02.000
1.webp#xywh=0,0,160,90

00:00:02.000 --> 00:00:04.000
1.webp#xywh=160,0,160,90

00:00:04.000 --> 00:00:05.500
2.webp#xywh=0,0,160,90
`,
  );
});
test('loudness is read from the summary, and silence has none', () => {
  const log = (integrated: string) =>
    `x\n[Parsed_ebur128_3 @ 0x1] Summary:\n\n  Integrated loudness:\n    I:         ${integrated} LUFS\n    Threshold: -33.9 LUFS\n\n  Loudness range:\n    LRA:         3.5 LU\n    Threshold: -43.9 LUFS\n`;
  assert.deepEqual(readLoudness(log('-23.4')), { integrated: -23.4, range: 3.5 });
  assert.equal(readLoudness(log('-70.0')), null);
  assert.equal(readLoudness('nothing'), null);
});
