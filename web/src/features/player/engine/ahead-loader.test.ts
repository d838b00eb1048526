import type Hls from 'hls.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aheadLoader } from './ahead-loader.ts';
import { type AheadLoad, type Loaded, takeAhead } from './loads-ahead.ts';

vi.mock('./loads-ahead.ts', () => ({ takeAhead: vi.fn() }));

const theirs = { load: vi.fn(), abort: vi.fn(), destroy: vi.fn() };
class TheirLoader {
  context: object | null = null;
  stats = { aborted: false, loaded: 0, total: 0, loading: { start: 0, first: 0, end: 0 } };
  load(...given: unknown[]) {
    expect(this.stats.loading.start).toBe(0);
    theirs.load(...given);
  }
  abort() {
    theirs.abort();
  }
  destroy() {
    theirs.destroy();
  }
}
const library = { DefaultConfig: { loader: TheirLoader } } as unknown as typeof Hls;

let ahead: PromiseWithResolvers<Loaded | null>;
const stopped = vi.fn();
const callbacks = { onSuccess: vi.fn(), onAbort: vi.fn(), onError: vi.fn(), onTimeout: vi.fn() };
const context = { url: 'https://site.example/0.m4s', responseType: 'arraybuffer', type: 'main' };
const began = () => {
  const loader = new (aheadLoader(library))({} as never);
  loader.load(context as never, {} as never, callbacks);
  return loader;
};
beforeEach(() => {
  vi.useFakeTimers();
  for (const one of [...Object.values(theirs), ...Object.values(callbacks), stopped]) one.mockClear();
  ahead = Promise.withResolvers();
  const taken: AheadLoad = { done: ahead.promise, stop: stopped, askedAt: 0 };
  vi.mocked(takeAhead).mockReturnValue(taken);
});
afterEach(() => vi.useRealTimers());

test('what is there is given with the time that it took, as if it had just come', async () => {
  const loader = began();
  ahead.resolve({ data: new ArrayBuffer(9), url: context.url, beganAt: 10, firstAt: 40, endedAt: 110 });
  await vi.advanceTimersByTimeAsync(0);
  expect(callbacks.onSuccess).toHaveBeenCalledOnce();
  const [answer, stats] = callbacks.onSuccess.mock.calls[0] as [object, TheirLoader['stats']];
  expect(answer).toMatchObject({ url: context.url, code: 200 });
  expect([stats.loaded, stats.total]).toEqual([9, 9]);
  const { start, first, end } = stats.loading;
  expect([Math.round(end - start), Math.round(end - first)]).toEqual([100, 70]);
  expect(theirs.load).not.toHaveBeenCalled();
  loader.destroy();
});

test('what did not come, or a part of a file, the library asks for itself', async () => {
  began();
  ahead.resolve(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(theirs.load).toHaveBeenCalledOnce();
  vi.mocked(takeAhead).mockClear();
  new (aheadLoader(library))({} as never).load(
    { ...context, rangeStart: 0, rangeEnd: 9 } as never,
    {} as never,
    callbacks,
  );
  expect(takeAhead).not.toHaveBeenCalled();
  expect(theirs.load).toHaveBeenCalledTimes(2);
});

test('who gives up is told, and hears nothing more', async () => {
  const loader = began();
  loader.abort();
  expect([stopped, callbacks.onAbort].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  ahead.resolve(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(theirs.load).not.toHaveBeenCalled();
  expect(theirs.abort).not.toHaveBeenCalled();
});

test('what does not come for long is stopped, and asked for again', async () => {
  began();
  stopped.mockImplementationOnce(() => ahead.resolve(null));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(theirs.load).toHaveBeenCalledOnce();
});
