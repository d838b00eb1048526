import { expect, test } from 'vitest';
import { pictureSet } from './picture-set.ts';

test('a thumbnail of ours comes in its narrower widths too', () => {
  expect(pictureSet('/media/a/thumbnails/2-1280.webp')).toBe(
    '/media/a/thumbnails/2-320.webp 320w, /media/a/thumbnails/2-640.webp 640w, /media/a/thumbnails/2-1280.webp 1280w',
  );
  expect(pictureSet('/media/a/thumbnails/2-640.webp')).toContain('320w');
});

test('the narrowest, and pictures of others, have one size', () => {
  for (const address of [
    '/media/a/thumbnails/1-320.webp',
    '/media/a/thumbnails/1-120.webp',
    'https://vz.example/a/thumbnail.jpg',
  ]) {
    expect(pictureSet(address)).toBeUndefined();
  }
});
