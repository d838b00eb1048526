import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { createS3Storage } from './s3-storage.ts';
import { type OpenObject, PartsLost } from './storage.ts';
import { startTestS3 } from './test-s3.ts';

const mebibyte = 1024 * 1024;
const partBytes = 5 * mebibyte;
const s3 = await startTestS3({ smallestPart: partBytes });
after(() => s3.close());
const storage = createS3Storage(s3.config);
const parts = storage.parts!;
const begun = async (key: string): Promise<OpenObject> => ({ key, id: await parts.begin(key) });
const openKeys = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of parts.open()) keys.push(key);
  return keys;
};

test('parts that come in any order, and twice, are one object once it is finished', async () => {
  const file = randomBytes(2 * partBytes + 1000);
  const object = await begun('uploads/a/whole');
  await parts.put(object, 3, [file.subarray(2 * partBytes)]);
  await parts.put(object, 1, [randomBytes(partBytes)]);
  await parts.put(object, 1, [file.subarray(0, 1000), file.subarray(1000, partBytes)]);
  await parts.put(object, 2, [file.subarray(partBytes, 2 * partBytes)]);
  assert.equal(await storage.stat('uploads/a/whole'), null);
  assert.deepEqual(await openKeys(), ['uploads/a/whole']);
  await parts.finish(object, { bytes: file.length, partBytes });
  assert.ok((await storage.get('uploads/a/whole'))?.equals(file));
  assert.deepEqual(await openKeys(), []);
  await assert.rejects(parts.finish(object, { bytes: file.length, partBytes }), PartsLost);
});

test('what is not all of it is made no object', async () => {
  const object = await begun('uploads/b/whole');
  await parts.put(object, 1, [randomBytes(partBytes)]);
  await parts.put(object, 2, [randomBytes(10)]);
  for (const bytes of [partBytes, partBytes + 9, partBytes + 11, 3 * partBytes])
    await assert.rejects(parts.finish(object, { bytes, partBytes }), PartsLost, String(bytes));
  await parts.drop(object);
  await parts.drop(object);
  await assert.rejects(parts.put(object, 1, [Buffer.alloc(1)]), PartsLost);
  assert.equal(await storage.stat('uploads/b/whole'), null);
});

test('an object of more parts than a list tells at once is finished', async () => {
  const small = await startTestS3({ partsPerPage: 3 });
  after(() => small.close());
  const store = createS3Storage(small.config);
  const object = { key: 'uploads/c/whole', id: await store.parts!.begin('uploads/c/whole') };
  for (let number = 1; number <= 11; number++)
    await store.parts!.put(object, number, [Buffer.from([number & 255])]);
  await store.parts!.finish(object, { bytes: 11, partBytes: 1 });
  assert.equal((await store.stat('uploads/c/whole'))?.size, 11);
});
