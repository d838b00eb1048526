import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSource, sampleVideo } from '../plan/sample-source.ts';
import { sourceFacts } from './source-facts.ts';
import { diskFault, durationWords, isCutOff, neededDiskBytes, sourceFault } from './source-rules.ts';
import { languageTag, plainLine, trackLabel } from './track-names.ts';

const limits = { longestVideoSeconds: 5400 };

test('an ordinary video is taken', () => assert.equal(sourceFault(sampleSource(), limits), null));
test('each fault is one sentence for a person', () => {
  const faults: [string, Parameters<typeof sampleSource>[0]][] = [
    ['We can’t read this file as a video. It’s damaged, or it isn’t a video.', { container: 'tty' }],
    ['This file is protected against copying, so we can’t play it.', { encrypted: true }],
    ['This file is a picture, not a video.', { isPicture: true }],
    ['This file holds no video.', { video: null }],
    ['We can’t tell how long this video is, so we can’t prepare it.', { durationSeconds: 0 }],
    [
      'This video is too long: it lasts 2 hours 1 second, and 1 hour 30 minutes is the most.',
      { durationSeconds: 7201 },
    ],
    [
      'This video’s picture is too large: 16000 × 200 pixels, and 8192 × 4352 is the most.'.replace('’', "'"),
      { video: sampleVideo({ width: 16000, height: 200 }) },
    ],
    ['This video is too short: it lasts less than a tenth of a second.', { durationSeconds: 0.04 }],
    [
      'This kind of video (unknown) cannot be read here. Convert it to H.264 first.',
      { video: sampleVideo({ codec: 'unknown' }) },
    ],
  ];
  for (const [sentence, changes] of faults)
    assert.equal(sourceFault(sampleSource(changes), limits), sentence);
});
test('a codec that this ffmpeg does not know is named', () => {
  const source = sampleSource({ video: sampleVideo({ codec: 'av1' }) });
  assert.match(sourceFault(source, { ...limits, decoders: new Set(['h264']) })!, /\(av1\)/);
  assert.equal(sourceFault(source, { ...limits, decoders: new Set(['av1']) }), null);
});
test('a file whose last frame comes long before its end is cut off', () => {
  assert.equal(isCutOff(60, 59.9), false);
  assert.equal(isCutOff(60, 30), true);
  assert.equal(isCutOff(60, null), true);
  assert.equal(isCutOff(2, 0.5), false);
  assert.equal(isCutOff(7200, 7000), false);
});
test('work that would fill the disk does not begin, and the sentence says how much is missing', () => {
  assert.equal(diskFault(1e9, neededDiskBytes(1e9)), null);
  assert.equal(
    diskFault(1e9, 5e8),
    'There is not enough free disk space: 2.2 GB are needed, 500 MB are free.',
  );
});
test('lengths are said in their two largest units', () => {
  assert.equal(durationWords(5400), '1 hour 30 minutes');
  assert.equal(durationWords(61), '1 minute 1 second');
  assert.equal(durationWords(0), '0 seconds');
});

test('size is as shown: rotated, and with pixels that are not square', () => {
  const stream = {
    index: 0,
    codec_type: 'video',
    codec_name: 'mpeg2video',
    width: 720,
    height: 576,
    sample_aspect_ratio: '16:15',
    r_frame_rate: '25/1',
    avg_frame_rate: '25/1',
  };
  const video = sourceFacts({ streams: [stream] }).video!;
  assert.deepEqual([video.width, video.height], [768, 576]);
  const turned = sourceFacts({ streams: [{ ...stream, side_data_list: [{ rotation: -90 }] }] }).video!;
  assert.deepEqual([turned.width, turned.height], [576, 768]);
  const tagged = sourceFacts({
    streams: [{ ...stream, sample_aspect_ratio: 'N/A', tags: { rotate: '270' } }],
  }).video!;
  assert.deepEqual([tagged.width, tagged.height], [576, 720]);
});
test('the cover of a piece of music is no video', () => {
  const cover = { index: 1, codec_type: 'video', codec_name: 'mjpeg', disposition: { attached_pic: 1 } };
  assert.equal(sourceFacts({ format: { format_name: 'mp3' }, streams: [cover] }).video, null);
});
test('pictures of subtitles are left out, text is kept', () => {
  const subtitle = (codec_name: string, index: number) => ({ index, codec_type: 'subtitle', codec_name });
  const { subtitles } = sourceFacts({
    streams: [subtitle('hdmv_pgs_subtitle', 1), subtitle('ass', 2), subtitle('mov_text', 3)],
  });
  assert.deepEqual(
    subtitles.map(({ codec }) => codec),
    ['ass', 'mov_text'],
  );
});
test('languages become BCP 47, and nonsense becomes und', () => {
  assert.deepEqual(['jpn', 'eng', 'ger', 'pt-br', 'und', '', 'x!', 'qqq', undefined].map(languageTag), [
    'ja',
    'en',
    'de',
    'pt-BR',
    'und',
    'und',
    'und',
    'und',
    'und',
  ]);
});
test('a track is called by its title, else its language, else its place; a title is one plain line', () => {
  assert.equal(trackLabel('Signs\n& <i>Songs</i>', 'en', 0), 'Signs & <i>Songs</i>');
  assert.equal(trackLabel('', 'ja', 0), 'Japanese');
  assert.equal(trackLabel(undefined, 'und', 1), 'Track 2');
  assert.equal(plainLine('\u202Eevil\0'), 'evil');
});
