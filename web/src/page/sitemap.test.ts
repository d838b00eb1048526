import { expect, test, vi } from 'vitest';
import { countFiles, videosPerFile, xmlText } from './sitemap.ts';

test('the number of files is found with few questions', async () => {
  for (const videos of [0, 1, 999, 1_000, 1_001, 2_000, 2_001, 57_500, 99_999, 250_000]) {
    const exists = vi.fn(async (offset: number) => offset < videos);
    const files = Math.min(100, Math.max(1, Math.ceil(videos / videosPerFile)));
    expect(await countFiles(exists), String(videos)).toBe(files);
    expect(exists.mock.calls.length).toBeLessThanOrEqual(15);
  }
});

test('text of a sitemap is marked up and free of what XML forbids', () => {
  expect(xmlText('a < b & "c"\u0000\u001b')).toBe('a &lt; b &amp; &quot;c&quot;');
});
