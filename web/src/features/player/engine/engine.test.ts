import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '#contract/client.ts';
import type { Playback } from '#contract/videos.ts';
import { playbackOf } from '../../../test-data.ts';
import { createEngine, type Engine } from './engine.ts';

vi.mock('#contract/client.ts', async (original) => ({
  ...(await original<typeof import('#contract/client.ts')>()),
  call: vi.fn(),
}));
// jsdom has no media source extensions: the element plays the playlist itself.
vi.mock('./load-hls.ts', () => ({ loadHls: vi.fn() }));

const growing = playbackOf({ state: 'playable', progress: 0.3, master_url: '/media/a/first.m3u8' });

let engine: Engine;
let media: HTMLVideoElement;
beforeEach(() => {
  vi.useFakeTimers();
  media = document.createElement('video');
  media.play = vi.fn(async () => {});
  media.pause = vi.fn();
  media.load = () => {};
});
afterEach(() => {
  engine.dispose();
  vi.useRealTimers();
});

test('a video whose preparation fails while it plays says so, instead of waiting for files that are gone', async () => {
  const failed: Playback = { ...growing, state: 'failed', master_url: null, reason: 'The file is cut off.' };
  vi.mocked(call).mockImplementation(async () => [failed] as never);
  engine = createEngine(media, { id: 'a', playback: growing }, 'gesture');
  await vi.advanceTimersByTimeAsync(0);
  expect(media.getAttribute('src')).toBe('/media/a/first.m3u8');
  expect(engine.store.get().phase).toBe('ready');
  await vi.advanceTimersByTimeAsync(4000);
  expect(engine.store.get()).toMatchObject({ phase: 'failed', reason: 'The file is cut off.' });
  expect(media.getAttribute('src')).toBeNull();
});

test('what was begun before anybody knew how loud it is becomes as loud as others once that is known', async () => {
  const louder: Playback = { ...growing, progress: 0.6, loudness: -12 };
  vi.mocked(call).mockImplementation(async () => [louder] as never);
  engine = createEngine(media, { id: 'a', playback: { ...growing, loudness: null } }, 'gesture');
  await vi.advanceTimersByTimeAsync(0);
  engine.setVolume(0.8);
  expect(media.volume).toBeCloseTo(0.8);
  await vi.advanceTimersByTimeAsync(4000);
  expect(media.volume).toBeCloseTo(0.8 * 0.501, 2);
  expect(engine.store.get().volume).toBe(0.8);
});
