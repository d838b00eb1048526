import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playback } from '#contract/videos.ts';
import { askAgainIn, followPreparation } from './preparation.ts';
import { createReconnection } from './reconnection.ts';

const preparing = { state: 'preparing', progress: 0.1 } as Playback;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the preparation is asked about every 2 to 5 seconds', () => {
  expect([
    askAgainIn('preparing', false),
    askAgainIn('playable', false),
    askAgainIn('preparing', true),
  ]).toEqual([2000, 3000, 5000]);
});

test('progress is followed to the finished ladder, then nobody asks any more', async () => {
  const answers = [
    { ...preparing, progress: 0.5 },
    { ...preparing, state: 'playable' },
    { ...preparing, state: 'ready' },
  ] as Playback[];
  const ask = vi.fn(async () => answers.shift() ?? null);
  const changed = vi.fn();
  followPreparation(preparing, { ask, changed, gone: vi.fn(), hidden: () => false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(changed.mock.calls.map(([playback]) => playback.state)).toEqual(['preparing', 'playable', 'ready']);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a first rendition that stays the only one is asked about no more', async () => {
  const only = {
    ...preparing,
    state: 'playable',
    progress: null,
    reason: 'The disk became full.',
  } as Playback;
  const ask = vi.fn(async () => only);
  followPreparation(preparing, { ask, changed: vi.fn(), gone: vi.fn(), hidden: () => false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a question that fails is asked again; a video that is gone is said to be', async () => {
  const gone = vi.fn();
  const ask = vi
    .fn<() => Promise<Playback | null>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(null);
  followPreparation(preparing, { ask, changed: vi.fn(), gone, hidden: () => false });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(gone).toHaveBeenCalledOnce();
});

test('a ready video asks nothing, and a stopped one no more', async () => {
  const ask = vi.fn(async () => preparing);
  const tools = { ask, changed: vi.fn(), gone: vi.fn(), hidden: () => false };
  followPreparation({ ...preparing, state: 'ready' }, tools);
  followPreparation(preparing, tools)();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).not.toHaveBeenCalled();
});

test('a lost stream is started again ever less often, and at once when the network is back', async () => {
  const retry = vi.fn();
  const changed = vi.fn();
  const reconnection = createReconnection({ retry, changed });
  reconnection.lost();
  expect(changed).toHaveBeenLastCalledWith(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(retry).toHaveBeenCalledTimes(1);
  reconnection.lost();
  await vi.advanceTimersByTimeAsync(3900);
  expect(retry).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
  reconnection.fine();
  expect(changed).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(retry).toHaveBeenCalledTimes(2);
  reconnection.stop();
});

test('one failed request that is repeated with success is not worth a word', async () => {
  const changed = vi.fn();
  const reconnection = createReconnection({ retry: vi.fn(), changed });
  reconnection.doubt();
  await vi.advanceTimersByTimeAsync(500);
  reconnection.fine();
  await vi.advanceTimersByTimeAsync(5000);
  expect(changed).not.toHaveBeenCalledWith(true);
  reconnection.stop();
});

test('a connection that was gone for a moment is not said to be gone for the rest of a video that is loaded', () => {
  const changed = vi.fn();
  const reconnection = createReconnection({ retry: vi.fn(), changed });
  window.dispatchEvent(new Event('offline'));
  expect(changed).toHaveBeenLastCalledWith(true);
  window.dispatchEvent(new Event('online'));
  expect(changed).toHaveBeenLastCalledWith(false);
  reconnection.stop();
});
