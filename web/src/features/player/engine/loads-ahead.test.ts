import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begunWith, loadBeginning, takeAhead } from './loads-ahead.ts';

const master =
  '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=300000,RESOLUTION=426x240,CODECS="avc1.64001f"\n240p/index.m3u8\n';
const playlist = '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4,\n0.m4s\n#EXTINF:4,\n1.m4s\n#EXT-X-ENDLIST\n';
let files: Record<string, string>;
let asked: string[];
let count = 0;
let folder: string;

beforeEach(() => {
  folder = `/media/${++count}/`;
  asked = [];
  files = { 'master.m3u8': master, '240p/index.m3u8': playlist, '240p/init.mp4': 'i', '240p/0.m4s': 's0' };
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    const name = url.slice(url.indexOf(folder) + folder.length);
    asked.push(name);
    await Promise.resolve();
    signal?.throwIfAborted();
    return new Response(files[name] ?? null, { status: files[name] === undefined ? 404 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const stream = (part: object = {}) => ({
  kind: 'hls' as const,
  state: 'ready' as const,
  master_url: `${folder}master.m3u8`,
  ...part,
});
const settled = () => new Promise((done) => setTimeout(done, 20));
const at = (name: string) => new URL(folder + name, location.href).href;

test('one file leads to the next, and each is given once to whoever asks by its address', async () => {
  loadBeginning(stream(), { at: 0 });
  await vi.waitFor(() =>
    expect(asked).toEqual(['master.m3u8', '240p/index.m3u8', '240p/init.mp4', '240p/0.m4s']),
  );
  expect(begunWith(`${folder}master.m3u8`)).toBe(at('240p/index.m3u8'));
  const taken = await takeAhead(at('240p/0.m4s'))?.done;
  expect(new TextDecoder().decode(taken?.data as ArrayBuffer)).toBe('s0');
  expect(taken!.endedAt).toBeGreaterThanOrEqual(taken!.firstAt);
  expect(takeAhead(at('240p/0.m4s'))).toBeNull();
  expect((await takeAhead(`${folder}master.m3u8`)?.done)?.data).toBe(master);
  expect(takeAhead(at('master.m3u8'))).toBeNull();
});

test('asked twice at once, a file is fetched once', async () => {
  loadBeginning(stream(), { at: 0 });
  loadBeginning(stream(), { at: 0 });
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  await settled();
  expect(asked).toHaveLength(4);
});

test('the segment waits for what is more urgent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  loadBeginning(stream(), { at: 0, after: promise });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await settled();
  expect(asked).toHaveLength(2);
  resolve();
  await vi.waitFor(() => expect(asked).toHaveLength(4));
});

test('nothing is asked for of what is not prepared, or not ours to load', async () => {
  for (const part of [{ state: 'playable' }, { kind: 'embed' }, { kind: 'file' }, { master_url: null }])
    loadBeginning(stream(part) as never, { at: 0 });
  await settled();
  expect(asked).toEqual([]);
});

test('what fails or was stopped is not there, so that it is asked for again', async () => {
  files['240p/index.m3u8'] = undefined as never;
  loadBeginning(stream(), { at: 0 });
  await settled();
  expect(asked).toEqual(['master.m3u8', '240p/index.m3u8']);
  expect(takeAhead(at('240p/index.m3u8'))).toBeNull();
  const stopping = new AbortController();
  files['240p/index.m3u8'] = playlist;
  loadBeginning(stream(), { at: 0, signal: stopping.signal });
  stopping.abort();
  await settled();
  expect(takeAhead(at('240p/0.m4s'))).toBeNull();
  loadBeginning(stream(), { at: 0 });
  await vi.waitFor(() => expect(takeAhead(at('240p/0.m4s'))).not.toBeNull());
});

test('of two generations, the one that is played is begun', async () => {
  const second =
    '#EXT-X-STREAM-INF:BANDWIDTH=90000,RESOLUTION=426x240,CODECS="av01.0.00M.10"\n240p-av1/index.m3u8\n';
  files['master.m3u8'] = master + second;
  files['240p-av1/index.m3u8'] = playlist;
  vi.stubGlobal('MediaSource', { isTypeSupported: () => true });
  const decodingInfo = vi.fn(async () => ({ supported: true, smooth: true, powerEfficient: true }));
  Object.assign(navigator, { mediaCapabilities: { decodingInfo } });
  loadBeginning(stream(), { at: 0 });
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  expect(asked[1]).toBe('240p-av1/index.m3u8');
  // Once to wake the decoders, before the master is there.
  expect(decodingInfo).toHaveBeenCalledTimes(2);
  Object.assign(navigator, { mediaCapabilities: undefined });
});

test('what nobody took is let go a minute later, when something else is asked for', async () => {
  const now = vi.spyOn(performance, 'now');
  const at = performance.now();
  loadBeginning(stream(), { at: 0 });
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  const untaken = `${folder}240p/0.m4s`;
  now.mockReturnValue(at + 61_000);
  folder = `/media/${++count}/`;
  loadBeginning(stream(), { at: 0 });
  await vi.waitFor(() => expect(asked).toHaveLength(8));
  now.mockReturnValue(at);
  expect(takeAhead(untaken)).toBeNull();
  now.mockRestore();
});
