import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts';
import { reasons } from '../media-rules.ts';
import { initName, playlistName } from '../plan/hls-arguments.ts';
import { publishWhile, RenditionPublisher } from './publish-segments.ts';
import { FfmpegFailed } from './run-ffmpeg.ts';

const root = await mkdtemp(path.join(tmpdir(), 'tsukimi-publish-'));
after(() => rm(root, { recursive: true, force: true }));

const box = (name: string, content: number): Buffer => {
  const bytes = Buffer.alloc(8 + content, 0x5a);
  bytes.writeUInt32BE(bytes.length, 0);
  bytes.write(name, 4, 'latin1');
  return bytes;
};
/** A box whose length follows its name. */
const largeBox = (name: string, content: number): Buffer => {
  const bytes = Buffer.alloc(16 + content, 0x5a);
  bytes.writeUInt32BE(1, 0);
  bytes.write(name, 4, 'latin1');
  bytes.writeBigUInt64BE(BigInt(bytes.length), 8);
  return bytes;
};
const whole = Buffer.concat([box('styp', 16), box('moof', 100), box('mdat', 2000)]);
const entry = (name: string): string => `#EXTINF:4.000000,\n${name}\n`;
const isDiskFull = (error: unknown): boolean =>
  error instanceof FfmpegFailed && error.message === reasons.diskFull;

/** What ffmpeg left of a rendition, and its publisher. */
async function left(context: TestContext, playlist: string, segments: Record<string, Buffer>) {
  const folder = path.join(root, context.name.replaceAll(/\W/g, '-'));
  await mkdir(path.join(folder, '240p'), { recursive: true });
  const files = { [initName]: box('moov', 50), [playlistName]: playlist, ...segments };
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, '240p', name), bytes);
  const storage = createDiskStorage(path.join(folder, 'storage'));
  const content = { video: true, audio: true };
  const publisher = new RenditionPublisher({
    ...{ storage, folder, prefix: 'media/one/', name: '240p', content, grows: true },
  });
  const text = async (name: string) => (await storage.get(`media/one/240p/${name}`))?.toString() ?? null;
  return { publisher, text };
}

test('whole segments of a closed playlist are published and measured', async (context) => {
  const playlist = `#EXTM3U\n${entry('00000.m4s')}${entry('00001.m4s')}#EXT-X-ENDLIST\n`;
  const second = Buffer.concat([box('moof', 8), largeBox('mdat', 500)]);
  const { publisher, text } = await left(context, playlist, { '00000.m4s': whole, '00001.m4s': second });
  const { segments, durationSeconds, bytes } = await publisher.finish();
  assert.deepEqual([segments, durationSeconds, bytes], [2, 8, whole.length + second.length + 58]);
  assert.match((await text(playlistName))!, /00001\.m4s\n#EXT-X-ENDLIST\n$/);
});
for (const [what, cut] of [
  ['cut short', whole.subarray(0, 1500)],
  ['cut within the head of a box', whole.subarray(0, 28)],
  ['empty', Buffer.alloc(0)],
  ['without content', whole.subarray(0, 132)],
] as const)
  test(`a segment that is ${what} ends the work, and is not published`, async (context) => {
    const playlist = `#EXTM3U\n${entry('00000.m4s')}${entry('00001.m4s')}#EXT-X-ENDLIST\n`;
    const { publisher, text } = await left(context, playlist, { '00000.m4s': whole, '00001.m4s': cut });
    const encoding = (signal: AbortSignal): Promise<void> =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    await assert.rejects(publishWhile([publisher], encoding, new AbortController().signal), isDiskFull);
    assert.equal(await text('00001.m4s'), null);
    assert.doesNotMatch((await text(playlistName)) ?? '', /00001|ENDLIST/);
  });
test('a playlist that ffmpeg did not close is not taken for the whole', async (context) => {
  const { publisher, text } = await left(context, `#EXTM3U\n${entry('00000.m4s')}`, { '00000.m4s': whole });
  await assert.rejects(publisher.finish(), isDiskFull);
  assert.doesNotMatch((await text(playlistName))!, /ENDLIST/);
});
