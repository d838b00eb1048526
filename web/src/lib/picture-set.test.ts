import { expect, test } from 'vitest';
import { pictureSet } from './picture-set.ts';

test('a name with colours offers AVIF in the widths of its place, one WebP, and the colours', () => {
  const at = '/media/a/thumbnails/2-0a1b2c3d4-';
  expect(pictureSet(`${at}1280.webp`, 640)).toEqual([
    `${at}320.avif 320w, ${at}480.avif 480w, ${at}640.avif 640w`,
    `${at}640.webp`,
    ',#0a1,#b2c,#3d4',
  ]);
  expect(pictureSet(`${at}1280.webp`, 320).slice(0, 2)).toEqual([`${at}320.avif 320w`, `${at}320.webp`]);
  expect(pictureSet(`${at}1280.webp`, 1280)[0]).toBe(
    `${at}640.avif 640w, ${at}960.avif 960w, ${at}1280.avif 1280w`,
  );
  expect(pictureSet('/media/avatars/a/ff-0a1b2c3d4-512.webp', 128)[0]).toBe(
    '/media/avatars/a/ff-0a1b2c3d4-128.avif 128w',
  );
});

test('no file is offered that is wider than the picture', () => {
  const at = '/media/signed/pass/a/thumbnails/2-0a1b2c3d4-';
  expect(pictureSet(`${at}640.webp`, 1280).slice(0, 2)).toEqual([
    `${at}320.avif 320w, ${at}480.avif 480w, ${at}640.avif 640w`,
    `${at}640.webp`,
  ]);
  expect(pictureSet(`${at}320.webp`, 1280).slice(0, 2)).toEqual([`${at}320.avif 320w`, `${at}320.webp`]);
  expect(pictureSet(`${at}1000.webp`, 1280).slice(0, 2)).toEqual([
    `${at}640.avif 640w, ${at}960.avif 960w`,
    `${at}1000.webp`,
  ]);
});

test('a thumbnail from before comes in the width that suits its place', () => {
  const at = '/media/a/thumbnails/2-';
  expect(pictureSet(`${at}1280.webp`, 640)).toEqual([undefined, `${at}640.webp`, undefined]);
  expect(pictureSet(`${at}1280.webp`, 320)[1]).toBe(`${at}320.webp`);
  expect(pictureSet(`${at}640.webp`, 1280)[1]).toBe(`${at}640.webp`);
});

test('pictures of others have one file', () => {
  for (const address of [
    'https://vz.example/a/thumbnail.jpg',
    '/media/thumbnails/a/0123456789abcdef01234567.webp',
    '/media/avatars/a/0123456789abcdef01234567.webp',
  ])
    expect(pictureSet(address, 640)).toEqual([]);
});
