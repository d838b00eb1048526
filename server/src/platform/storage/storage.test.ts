import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import { startTestS3 } from './test-s3.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'tsukimi-storage-'));
const s3 = await startTestS3();
const stores = new Map<string, Storage>([
  ['disk', createDiskStorage(path.join(folder, 'disk'))],
  ['s3', createS3Storage({ ...s3.config, publicUrl: 'https://cdn.example.org' })],
]);
after(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const keysUnder = async (storage: Storage, prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys;
};
const textOf = async (stream: AsyncIterable<unknown> | null): Promise<string | null> => {
  if (stream === null) return null;
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

for (const kind of ['disk', 's3']) {
  describe(`the ${kind} store`, () => {
    const store = (): Storage => stores.get(kind)!;

    test('gives back what was put, whole and in ranges', async () => {
      await store().put('media/a/one.vtt', 'hello world');
      assert.equal((await store().get('media/a/one.vtt'))?.toString(), 'hello world');
      assert.equal(await textOf(await store().stream('media/a/one.vtt')), 'hello world');
      assert.equal(await textOf(await store().stream('media/a/one.vtt', { start: 6, end: 8 })), 'wor');
      const facts = await store().stat('media/a/one.vtt');
      assert.equal(facts?.size, 11);
      assert.ok(Math.abs(Date.now() - facts!.modifiedAt.getTime()) < 60_000);
    });
    test('replaces an object whole', async () => {
      await store().put('media/a/replaced.m3u8', 'a long first version');
      await store().put('media/a/replaced.m3u8', 'second');
      assert.equal((await store().get('media/a/replaced.m3u8'))?.toString(), 'second');
    });
    test('takes a local file in', async () => {
      const file = path.join(folder, `${kind}-source.bin`);
      await writeFile(file, Buffer.alloc(3_000_000, 7));
      await store().putFile('sources/deep/down/file.mp4', file);
      const stored = await store().get('sources/deep/down/file.mp4');
      assert.equal(stored?.length, 3_000_000);
      assert.ok(stored?.every((byte) => byte === 7));
    });
    test('answers null for what is not there, and deletes it without complaint', async () => {
      assert.equal(await store().get('media/none'), null);
      assert.equal(await store().stat('media/none'), null);
      assert.equal(await store().stream('media/none'), null);
      assert.equal(await store().stat('media/a'), null, 'a folder is no object');
      await store().delete('media/none');
      await store().deletePrefix('nothing/here/');
      assert.deepEqual(await keysUnder(store(), 'nothing/here/'), []);
    });
    test('lists keys under a prefix in order and deletes exactly that prefix', async () => {
      for (const key of ['x/1/b.mp4', 'x/1/a/z.m4s', 'x/1/c.m4s', 'x/10/other.mp4'])
        await store().put(key, key);
      assert.deepEqual(await keysUnder(store(), 'x/1/'), ['x/1/a/z.m4s', 'x/1/b.mp4', 'x/1/c.m4s']);
      await store().deletePrefix('x/1/');
      assert.deepEqual(await keysUnder(store(), 'x/'), ['x/10/other.mp4']);
      await store().delete('x/10/other.mp4');
      assert.deepEqual(await keysUnder(store(), 'x/'), []);
    });
    test('refuses keys that climb, hide or hold other characters', async () => {
      for (const key of [
        '../x',
        'a/../../x',
        '/etc/passwd',
        'a//b',
        'a/./b',
        '.hidden',
        'a/.b',
        'a\0b',
        'a b',
        'a\\b',
        '',
        'a/',
        'x'.repeat(600),
      ]) {
        await assert.rejects(async () => store().put(key, 'x'), /not a storage key/, key);
        await assert.rejects(async () => store().get(key), /not a storage key/, key);
      }
      for (const prefix of ['', '/', 'a', '../', 'a/../']) {
        await assert.rejects(async () => store().deletePrefix(prefix), /not a storage prefix/, prefix);
      }
    });
    test('is found in working order', () => store().check());
  });
}

test('only the store that is files has local paths, and only the one with a public host has addresses', () => {
  assert.equal(stores.get('disk')!.localPath('media/a.mp4'), path.join(folder, 'disk', 'media/a.mp4'));
  assert.equal(stores.get('disk')!.publicUrl('media/a.mp4'), null);
  assert.equal(stores.get('s3')!.localPath('media/a.mp4'), null);
  assert.equal(stores.get('s3')!.publicUrl('media/a.mp4'), 'https://cdn.example.org/media/a.mp4');
});
test('a disk store leaves no half-written file behind', async () => {
  await assert.rejects(stores.get('disk')!.putFile('media/a/lost.mp4', path.join(folder, 'no such file')));
  assert.equal(existsSync(path.join(folder, 'disk/media/a/lost.mp4')), false);
});
