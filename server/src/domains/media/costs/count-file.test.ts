import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partOf } from './count-file.ts';

test('files of an asset are told apart by where they lie', () => {
  const parts = [
    'thumbnails/1-320.webp',
    'storyboard/1.webp',
    'storyboard/storyboard.vtt',
    'preview.mp4',
    'preview-av1.mp4',
    'captions/1-en.vtt',
    '720p/00001.m4s',
    '720p-av1/00001.m4s',
    'audio-1/init.mp4',
    'audio-1-opus/index.m3u8',
    'master.m3u8',
  ].map(partOf);
  assert.deepEqual(parts, [
    ...['pictures', 'pictures', 'pictures', 'previews', 'previews', 'captions'],
    ...[null, null, null, null, null],
  ]);
});
