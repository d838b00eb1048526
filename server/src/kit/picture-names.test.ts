import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeredBy, avifWidthsOf, insteadOfAvif, readPictureName, webpWidthsOf } from './picture-names.ts';

test('no width is larger than the picture; a very small one has its own', () => {
  assert.deepEqual(webpWidthsOf(1280), [320, 640, 1280]);
  assert.deepEqual(webpWidthsOf(854), [320, 640]);
  assert.deepEqual(avifWidthsOf(1280), [320, 480, 640, 960, 1280]);
  assert.deepEqual([webpWidthsOf(120), avifWidthsOf(120)], [[120], [120]]);
});
test('a name says its colours and its width; others say nothing', () => {
  assert.deepEqual(readPictureName('media/x/thumbnails/1-0a1b2c3d4-640.webp'), {
    stem: 'media/x/thumbnails/1-0a1b2c3d4-',
    tint: '0a1b2c3d4',
    width: 640,
  });
  for (const other of [
    'media/x/thumbnails/1-640.webp',
    'media/x/1-0a1b2c3d4-640.jpg',
    'media/x/1-0a1b2c3d4-.webp',
  ])
    assert.equal(readPictureName(other), null, other);
});
const last = (keys: string[]) => keys.map((key) => key.replace(/.*-/, '')).join(' ');
test('in the place of an AVIF stands the WebP that is at least as wide, or the next narrower', () => {
  const instead = (width: number) => last(insteadOfAvif(`media/x/1-0a1b2c3d4-${width}.avif`));
  assert.deepEqual([320, 480, 640, 960, 1280, 120].map(instead), [
    '320.webp',
    '640.webp 320.webp',
    '640.webp 320.webp',
    '1280.webp 640.webp',
    '1280.webp 640.webp',
    '120.webp',
  ]);
  assert.deepEqual(insteadOfAvif('media/x/1-0a1b2c3d4-640.webp'), []);
  assert.deepEqual(insteadOfAvif('media/x/picture.avif'), []);
});
test('a WebP is known by the addresses that it stands in for', () => {
  const answered = (width: number) => last(answeredBy(`media/x/1-0a1b2c3d4-${width}.webp`));
  assert.deepEqual([320, 640, 1280, 120].map(answered), [
    '320.avif 480.avif 640.avif',
    '480.avif 640.avif 960.avif 1280.avif',
    '960.avif 1280.avif',
    '120.avif',
  ]);
  assert.deepEqual(answeredBy('media/x/1-640.webp'), []);
});
