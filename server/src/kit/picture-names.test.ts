import assert from 'node:assert/strict';
import { test } from 'node:test';
import { avifWidthsOf, insteadOfAvif, readPictureName, webpWidthsOf } from './picture-names.ts';

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
test('in the place of an AVIF stands the WebP that is at least as wide', () => {
  const instead = (width: number) => insteadOfAvif(`media/x/1-0a1b2c3d4-${width}.avif`)?.replace(/.*-/, '');
  assert.deepEqual([320, 480, 640, 960, 1280, 120].map(instead), [
    '320.webp',
    '640.webp',
    '640.webp',
    '1280.webp',
    '1280.webp',
    '120.webp',
  ]);
  assert.equal(insteadOfAvif('media/x/1-0a1b2c3d4-640.webp'), null);
  assert.equal(insteadOfAvif('media/x/picture.avif'), null);
});
