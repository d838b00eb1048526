import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

function filesOf(address: string, most?: number) {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<Picture address={address} sizes="9px" {...(most ? { most } : {})} />);
  const image = box.querySelector('img')!;
  return {
    avif: box.querySelector('source')?.getAttribute('srcset') ?? null,
    webp: image.getAttribute('src'),
    style: image.getAttribute('style'),
  };
}

test('a name with colours offers AVIF in the widths of its place, one WebP, and the colours', () => {
  const at = '/media/a/thumbnails/2-0a1b2c3d4-';
  expect(filesOf(`${at}1280.webp`)).toEqual({
    avif: `${at}320.avif 320w,${at}480.avif 480w,${at}640.avif 640w`,
    webp: `${at}640.webp`,
    style: '--hint:,#0a1,#b2c,#3d4',
  });
  expect(filesOf(`${at}1280.webp`, 320)).toMatchObject({ avif: `${at}320.avif 320w`, webp: `${at}320.webp` });
  expect(filesOf(`${at}1280.webp`, 1280).avif).toBe(
    `${at}640.avif 640w,${at}960.avif 960w,${at}1280.avif 1280w`,
  );
  const face = '/media/avatars/a/ff-0a1b2c3d4-';
  expect(filesOf(`${face}512.webp`, 128)).toMatchObject({
    avif: `${face}128.avif 128w`,
    webp: `${face}128.webp`,
  });
});

test('no file is offered that is wider than the picture', () => {
  const at = '/media/signed/pass/a/thumbnails/2-0a1b2c3d4-';
  const all = `${at}320.avif 320w,${at}480.avif 480w,${at}640.avif 640w`;
  expect(filesOf(`${at}640.webp`, 1280)).toMatchObject({ avif: all, webp: `${at}640.webp` });
  expect(filesOf(`${at}320.webp`, 1280)).toMatchObject({ avif: `${at}320.avif 320w`, webp: `${at}320.webp` });
  expect(filesOf(`${at}1000.webp`, 1280)).toMatchObject({
    avif: `${at}640.avif 640w,${at}960.avif 960w`,
    webp: `${at}1000.webp`,
  });
});

test('a thumbnail from before comes in the width that suits its place', () => {
  const at = '/media/a/thumbnails/2-';
  expect(filesOf(`${at}1280.webp`)).toMatchObject({ avif: null, webp: `${at}640.webp`, style: null });
  expect(filesOf(`${at}1280.webp`, 320).webp).toBe(`${at}320.webp`);
  expect(filesOf(`${at}640.webp`, 1280).webp).toBe(`${at}640.webp`);
});

test('pictures of others have one file', () => {
  for (const address of [
    'https://vz.example/a/thumbnail.jpg',
    '/media/thumbnails/a/0123456789abcdef01234567.webp',
    '/media/avatars/a/0123456789abcdef01234567.webp',
  ])
    expect(filesOf(address)).toEqual({ avif: null, webp: address, style: null });
});
