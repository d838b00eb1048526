import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VideoDetails } from '#contract/videos.ts';
import { playbackOf } from '../../../test-data.ts';
import { menuItems } from '../controls/menu-pages.ts';
import { createEngine, type Engine } from './engine.ts';
import { loadHls } from './load-hls.ts';
import { rememberPosition } from './resume-store.ts';

// jsdom has no media source extensions, like a phone from before 2023.
vi.mock('./load-hls.ts', () => ({ loadHls: vi.fn() }));

const playback = playbackOf({ duration_seconds: 100 });
const video = { id: 'a', slug: 'a', title: 'Night Bus', playback } as unknown as VideoDetails;

let engine: Engine;
let media: HTMLVideoElement;
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  media = document.createElement('video');
  media.play = vi.fn(async () => {});
  media.pause = () => {};
  media.load = () => {};
});
afterEach(() => {
  engine.dispose();
  vi.unstubAllGlobals();
});

const settings = () =>
  menuItems('settings', {
    engine,
    state: engine.store.get(),
    open() {},
    close() {},
    openHelp() {},
    refresh() {},
    hasSkips: false,
  }).map(({ key }) => key);

test('without media source extensions the browser itself plays the playlist, and no library is loaded', async () => {
  engine = createEngine(media, video, 'gesture');
  await vi.waitFor(() => expect(media.play).toHaveBeenCalled());
  expect(media.getAttribute('src')).toBe('/media/a/master.m3u8');
  expect(loadHls).not.toHaveBeenCalled();
});

test('it goes on where the video was left', async () => {
  rememberPosition('a', 42, 100);
  engine = createEngine(media, video, 'wait');
  await vi.waitFor(() => expect(media.getAttribute('src')).not.toBeNull());
  media.dispatchEvent(new Event('loadedmetadata'));
  expect(media.currentTime).toBe(42);
  expect(engine.store.get().resumedAt).toBe(42);
});

test('where the browser chooses the rung there is no quality to choose', async () => {
  engine = createEngine(media, video, 'wait');
  await vi.waitFor(() => expect(media.getAttribute('src')).not.toBeNull());
  expect(settings()).toContain('speed');
  expect(settings()).not.toContain('quality');
  engine.store.set({ qualities: [{ index: 0, lines: 720, label: '720p' }] });
  expect(settings()).toContain('quality');
});

test('a video that no player of the browser can read is said to be broken', async () => {
  engine = createEngine(media, video, 'wait');
  await vi.waitFor(() => expect(media.getAttribute('src')).not.toBeNull());
  Object.defineProperty(media, 'error', { value: { code: 4 } });
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2 });
  media.dispatchEvent(new Event('error'));
  expect(engine.store.get().phase).toBe('broken');
  vi.unstubAllGlobals();
});
