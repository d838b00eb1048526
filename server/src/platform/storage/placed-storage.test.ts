import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { createPlacedStorage } from './placed-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { startTestS3 } from './test-s3.ts';

const s3 = await startTestS3();
const folder = await mkdtemp(path.join(tmpdir(), 'tsukimi-placed-'));
after(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});
const bucket = createS3Storage({ ...s3.config, publicUrl: 'https://cdn.example.org' });
const storage = createPlacedStorage(bucket, { isOpen: true });
const keysUnder = async (prefix: string, of = bucket): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of of.list(prefix)) keys.push(key);
  return keys;
};
const beat = async (): Promise<void> => {};

test('what depends on a video is written out of reach, and read wherever it lies', async () => {
  await storage.put('media/a/1.m4s', 'one');
  await writeFile(path.join(folder, '2'), 'two');
  await storage.putFile('media/a/2.m4s', path.join(folder, '2'));
  // The state left earlier.
  await bucket.put('media/a/3.m4s', 'three');
  assert.deepEqual(await keysUnder('media/a/'), ['media/a/3.m4s']);
  assert.deepEqual(await keysUnder('private/media/a/'), ['private/media/a/1.m4s', 'private/media/a/2.m4s']);
  assert.equal((await storage.get('media/a/2.m4s'))?.toString(), 'two');
  assert.equal((await storage.stat('media/a/3.m4s'))?.size, 5);
  assert.deepEqual(await keysUnder('media/a/', storage as typeof bucket), [
    'media/a/1.m4s',
    'media/a/2.m4s',
    'media/a/3.m4s',
  ]);
});

test('only what lies in reach has an address there', async () => {
  assert.equal(await storage.publicUrl('media/a/1.m4s'), null);
  assert.equal(await storage.publicUrl('media/a/3.m4s'), 'https://cdn.example.org/media/a/3.m4s');
  assert.equal(
    storage.publicUrl('media/categories/a/1.webp'),
    'https://cdn.example.org/media/categories/a/1.webp',
  );
  await storage.put('media/categories/a/1.webp', 'a lamp');
  assert.deepEqual(await keysUnder('media/categories/'), ['media/categories/a/1.webp']);
});

test('it is moved into reach and out of it, and again after it was cut short', async () => {
  assert.equal(await storage.places!.move('media/a/', 'public', beat), 2);
  assert.deepEqual(await keysUnder('private/media/a/'), []);
  assert.equal(await storage.publicUrl('media/a/1.m4s'), 'https://cdn.example.org/media/a/1.m4s');
  for (let i = 0; i < 40; i++) await bucket.put(`media/a/more/${i}.m4s`, String(i));
  let beats = 0;
  const stop = async (): Promise<void> => {
    if (++beats === 2) throw new Error('the lock is lost');
  };
  await assert.rejects(storage.places!.move('media/a/', 'private', stop), /the lock is lost/);
  assert.equal((await keysUnder('media/a/')).length + (await keysUnder('private/media/a/')).length, 43);
  // Copied before the interruption, and not yet deleted.
  await bucket.put('private/media/a/more/9.m4s', '9');
  await storage.places!.move('media/a/', 'private', beat);
  assert.deepEqual(await keysUnder('media/a/'), []);
  assert.equal((await keysUnder('private/media/a/')).length, 43);
  assert.equal((await storage.get('media/a/more/9.m4s'))?.toString(), '9');
  assert.equal(await storage.publicUrl('media/a/1.m4s'), null);
});

test('what is deleted is gone from both', async () => {
  await bucket.put('media/a/1.m4s', 'one');
  await storage.delete('media/a/1.m4s');
  assert.equal(await storage.get('media/a/1.m4s'), null);
  await bucket.put('media/a/4.m4s', 'four');
  await storage.deletePrefix('media/a/');
  assert.deepEqual([...(await keysUnder('media/a/')), ...(await keysUnder('private/media/a/'))], []);
});

test('a bucket without an address of its own is written in place, and read where one of earlier left it', async () => {
  const plain = createPlacedStorage(createS3Storage(s3.config), { isOpen: false });
  assert.equal(plain.places, null);
  await plain.put('media/b/1.m4s', 'one');
  await bucket.put('private/media/b/2.m4s', 'two');
  assert.deepEqual(await keysUnder('media/b/'), ['media/b/1.m4s']);
  assert.equal((await plain.get('media/b/2.m4s'))?.toString(), 'two');
});
