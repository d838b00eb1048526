import { expect, test } from 'vitest';
import { mayBeVideo } from './video-signature.ts';

const blob = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

test('text, pictures and archives are no videos, whatever they are called', async () => {
  expect(await mayBeVideo(new Blob(['not a video']))).toBe(false);
  expect(await mayBeVideo(new Blob(['日本語の文\n']))).toBe(false);
  expect(await mayBeVideo(new Blob([]))).toBe(false);
  expect(await mayBeVideo(blob(0xff, 0xd8, 0xff, 0xe0, 0))).toBe(false);
  expect(await mayBeVideo(blob(0x50, 0x4b, 0x03, 0x04, 0))).toBe(false);
});

test('containers of videos may be, and so may what nobody knows', async () => {
  expect(await mayBeVideo(blob(0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70))).toBe(true);
  expect(await mayBeVideo(blob(0x1a, 0x45, 0xdf, 0xa3))).toBe(true);
  expect(await mayBeVideo(blob(0x47, 0x40, 0, 0x10))).toBe(true);
  expect(await mayBeVideo(blob(0, 0, 1, 0xba))).toBe(true);
  expect(await mayBeVideo(blob(7, 1, 200, 3))).toBe(true);
});
