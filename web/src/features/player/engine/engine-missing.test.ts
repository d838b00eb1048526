import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '#contract/client.ts';
import { playbackOf } from '../../../test-data.ts';
import { createEngine, type Engine } from './engine.ts';
import { openStream } from './hls-stream.ts';
import type { Stream } from './stream.ts';

vi.mock('#contract/client.ts', async (original) => ({
  ...(await original<typeof import('#contract/client.ts')>()),
  call: vi.fn(),
}));
vi.mock('./hls-stream.ts', () => ({ openStream: vi.fn() }));

const playback = playbackOf({ state: 'ready', master_url: '/media/a/master.m3u8' });
const switchTo = vi.fn<Stream['switchTo']>();
let engine: Engine;

beforeEach(async () => {
  vi.mocked(call).mockImplementation(async () => [playback] as never);
  switchTo.mockReset().mockResolvedValue();
  vi.mocked(openStream).mockResolvedValue({ switchTo, bandwidth: () => null, destroy() {} } as never);
  const media = document.createElement('video');
  Object.assign(media, { play: async () => {}, pause() {} });
  engine = createEngine(media, { id: 'a', playback }, 'gesture');
  await vi.waitFor(() => expect(openStream).toHaveBeenCalled());
});
afterEach(() => {
  engine.dispose();
  vi.mocked(openStream).mockReset();
});
const fault = () => vi.mocked(openStream).mock.calls[0]![2].events.fault('missing');
const phase = () => engine.store.get().phase;

test('files that are gone have the same playlist opened once more, for what it names now', async () => {
  await Promise.resolve();
  fault();
  await vi.waitFor(() => expect(switchTo).toHaveBeenCalledOnce());
  expect(switchTo.mock.calls[0]![0]).toBe('/media/a/master.m3u8');
  expect(phase()).toBe('ready');
  fault();
  await vi.waitFor(() => expect(phase()).toBe('broken'));
  expect(switchTo).toHaveBeenCalledOnce();
});

test('where the playlist is gone, too, it is broken', async () => {
  await Promise.resolve();
  switchTo.mockRejectedValue(new Error('no master'));
  fault();
  await vi.waitFor(() => expect(phase()).toBe('broken'));
});
