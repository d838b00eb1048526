import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkFailed, loadChunk } from './chunks.ts';

const heard: string[] = [];
const listen = (event: Event) => heard.push((event as CustomEvent<string>).detail);
beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  addEventListener(chunkFailed, listen);
});
afterEach(() => {
  vi.useRealTimers();
  removeEventListener(chunkFailed, listen);
});

test('a chunk that comes at the second try is not spoken of', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('module');
  const loading = loadChunk(load);
  await vi.runAllTimersAsync();
  expect(await loading).toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
  expect(heard).toEqual([]);
});

test('a chunk that fails twice is announced once, with the address to reload', async () => {
  const load = vi.fn().mockRejectedValue(new Error('gone'));
  const loading = loadChunk(load, 'http://localhost/faq');
  const outcome = expect(loading).rejects.toThrow('gone');
  await vi.runAllTimersAsync();
  await outcome;
  expect(load).toHaveBeenCalledTimes(2);
  expect(heard).toEqual(['http://localhost/faq']);
});
