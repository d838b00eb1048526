import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { AppError } from '../../kit/app-error.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { byteRange, hasVersion, rangeHolds } from './byte-range.ts';
import { ObjectCache } from './object-cache.ts';
import { type ObjectAccess, objectRoutes } from './objects.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'tsukimi-objects-'));
after(() => rm(folder, { recursive: true, force: true }));
const disk = createDiskStorage(folder);
const body = Buffer.from('0123456789'.repeat(100));
await disk.put('media/a/360p/00000.m4s', body);
await disk.put('media/a/360p/index.m3u8', '#EXTM3U\n#EXTINF:4,\n00000.m4s\n');
await disk.put('media/a/240p/index.m3u8', '#EXTM3U\n#EXTINF:4,\n00000.m4s\n#EXT-X-ENDLIST\n');
await disk.put('media/a/captions/1.vtt', 'WEBVTT\n');
await disk.put('media/a/large.mp4', Buffer.alloc(9_000_000, 7));
await disk.put('sources/secret.mp4', 'the source');

function serve(
  storage: Storage = disk,
  accelPrefix: string | null = null,
  cache?: ObjectCache,
  access?: ObjectAccess,
): FastifyInstance {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send('error'),
  );
  objectRoutes(app, {
    storage,
    config: { accelPrefix },
    ...(cache ? { cache } : {}),
    ...(access ? { access } : {}),
  });
  after(() => app.close());
  return app;
}
const app = serve();
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a segment comes whole, typed, and to be cached for ever', async () => {
  const answer = await get('/media/a/360p/00000.m4s');
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(answer.rawPayload, body);
  assert.equal(answer.headers['content-type'], 'video/iso.segment');
  assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(answer.headers['accept-ranges'], 'bytes');
  assert.match(answer.headers.etag!, /^"[\w-]+"$/);
});
test('HEAD says the same without the body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/media/a/360p/00000.m4s' });
  assert.deepEqual(
    [answer.statusCode, answer.headers['content-length'], answer.rawPayload.length],
    [200, '1000', 0],
  );
});
test('ranges answer their bytes: from, to, the last, beyond the end', async () => {
  const cases: [string, string, string][] = [
    ['bytes=0-9', 'bytes 0-9/1000', '0123456789'],
    ['bytes=995-', 'bytes 995-999/1000', '56789'],
    ['bytes=-3', 'bytes 997-999/1000', '789'],
    ['bytes=998-5000', 'bytes 998-999/1000', '89'],
  ];
  for (const [range, contentRange, text] of cases) {
    const answer = await get('/media/a/360p/00000.m4s', { range });
    assert.deepEqual(
      [answer.statusCode, answer.headers['content-range'], answer.payload],
      [206, contentRange, text],
      range,
    );
    assert.equal(answer.headers['content-length'], String(text.length));
  }
});
test('a range of nothing is 416 with the size; what is no range, or several, is answered whole', async () => {
  for (const range of ['bytes=1000-', 'bytes=-0']) {
    const answer = await get('/media/a/360p/00000.m4s', { range });
    assert.deepEqual([answer.statusCode, answer.headers['content-range']], [416, 'bytes */1000'], range);
  }
  for (const range of ['bytes=5-2', 'lines=1-2', 'bytes=a-b', 'bytes=0-1,5-6', 'bytes=-'])
    assert.equal((await get('/media/a/360p/00000.m4s', { range })).statusCode, 200, range);
});
test('who has it gets 304; a range under another version gets the whole', async () => {
  const { etag, 'last-modified': modified } = (await get('/media/a/360p/00000.m4s')).headers as Record<
    string,
    string
  >;
  assert.equal((await get('/media/a/360p/00000.m4s', { 'if-none-match': `"x", W/${etag}` })).statusCode, 304);
  assert.equal((await get('/media/a/360p/00000.m4s', { 'if-none-match': '"other"' })).statusCode, 200);
  assert.equal(
    (await get('/media/a/360p/00000.m4s', { range: 'bytes=0-1', 'if-range': etag! })).statusCode,
    206,
  );
  assert.equal(
    (await get('/media/a/360p/00000.m4s', { range: 'bytes=0-1', 'if-range': modified! })).statusCode,
    206,
  );
  assert.equal(
    (await get('/media/a/360p/00000.m4s', { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode,
    200,
  );
});
test('a growing playlist is never cached, here or anywhere; a finished one is', async () => {
  const growing = await get('/media/a/360p/index.m3u8');
  assert.equal(growing.headers['cache-control'], 'no-store');
  assert.equal(growing.headers['content-type'], 'application/vnd.apple.mpegurl');
  await disk.put('media/a/360p/index.m3u8', '#EXTM3U\n#EXTINF:4,\n00000.m4s\n#EXTINF:4,\n00001.m4s\n');
  assert.match((await get('/media/a/360p/index.m3u8')).payload, /00001/);
  assert.match((await get('/media/a/240p/index.m3u8')).headers['cache-control']!, /immutable/);
  assert.equal((await get('/media/a/captions/1.vtt')).headers['content-type'], 'text/vtt; charset=utf-8');
});
test('a long playlist is compressed for those who take it so', async () => {
  const text = `#EXTM3U\n${'#EXTINF:4,\n00000.m4s\n'.repeat(200)}#EXT-X-ENDLIST\n`;
  await disk.put('media/a/480p/index.m3u8', text);
  const packed = await get('/media/a/480p/index.m3u8', { 'accept-encoding': 'br, gzip' });
  assert.deepEqual([packed.headers['content-encoding'], packed.headers.vary], ['gzip', 'accept-encoding']);
  assert.equal(gunzipSync(packed.rawPayload).toString(), text);
  assert.equal(Number(packed.headers['content-length']), packed.rawPayload.length);
  const again = await get('/media/a/480p/index.m3u8', {
    'accept-encoding': 'gzip',
    'if-none-match': packed.headers.etag!,
  });
  assert.equal(again.statusCode, 304);
  assert.equal((await get('/media/a/480p/index.m3u8')).payload, text);
});
test('a playlist stays as it is for who takes no gzip', async () => {
  await disk.put(
    'media/b/240p/index.m3u8',
    `#EXTM3U\n${'#EXTINF:4,\n00000.m4s\n'.repeat(200)}#EXT-X-ENDLIST\n`,
  );
  for (const taken of ['gzip;q=0', 'gzip;q=0.0, identity', 'identity']) {
    const answer = await get('/media/b/240p/index.m3u8', { 'accept-encoding': taken });
    assert.equal(answer.headers['content-encoding'], undefined, taken);
    assert.match(answer.body, /^#EXTM3U/, taken);
  }
});

test('a large object is streamed, whole and in part', async () => {
  assert.equal((await get('/media/a/large.mp4')).rawPayload.length, 9_000_000);
  const part = await get('/media/a/large.mp4', { range: 'bytes=8999990-' });
  assert.deepEqual(
    [part.statusCode, part.rawPayload.length, part.headers['content-range']],
    [206, 10, 'bytes 8999990-8999999/9000000'],
  );
});
test('what is unknown, or lies outside, is 404', async () => {
  const addresses = [
    '/media/a/none.m4s',
    '/media/a',
    '/media/',
    '/media/../sources/secret.mp4',
    '/media/%2e%2e/sources/secret.mp4',
    '/media/a/..%2f..%2f..%2fsources/secret.mp4',
    '/media//etc/passwd',
    '/media/a/.incoming/x',
    '/media/a%00',
    '/media/%E0%A4%A',
  ];
  for (const url of addresses) assert.ok([404, 400].includes((await get(url)).statusCode), url);
  assert.equal((await get('/media/..%2fsources/secret.mp4')).statusCode, 404);
});
test('behind nginx the file is handed off, but a playlist is read by us', async () => {
  const behind = serve(disk, '/protected/');
  const answer = await behind.inject('/media/a/360p/00000.m4s');
  assert.deepEqual(
    [answer.statusCode, answer.headers['x-accel-redirect'], answer.payload],
    [200, '/protected/media/a/360p/00000.m4s', ''],
  );
  assert.match(answer.headers['cache-control'] as string, /immutable/);
  assert.equal((await behind.inject('/media/a/none.m4s')).statusCode, 404);
  assert.equal((await behind.inject('/media/a/360p/index.m3u8')).headers['cache-control'], 'no-store');
});
test('where another host serves objects, the browser is sent there', async () => {
  const elsewhere = serve({
    ...disk,
    localPath: () => null,
    publicUrl: (key) => `https://cdn.example.org/${key}`,
  });
  const answer = await elsewhere.inject('/media/a/360p/00000.m4s');
  assert.deepEqual(
    [answer.statusCode, answer.headers.location],
    [302, 'https://cdn.example.org/media/a/360p/00000.m4s'],
  );
});
test('what is not for everybody is sent by us alone, whoever serves the rest, and cached by nobody', async () => {
  const key = '/media/a/360p/00000.m4s';
  let isOpen = false;
  const access: ObjectAccess = {
    isOpen: () => Promise.resolve(isOpen),
    maySee: async ({ headers }, _key, pass) => pass === 'pass' || headers.authorization === 'friend',
    cover: async (bytes) => bytes,
  };
  const elsewhere: Storage = {
    ...disk,
    localPath: () => null,
    publicUrl: (name) => `https://cdn.example.org/${name}`,
  };
  for (const asked of [
    serve(disk, null, undefined, access),
    serve(disk, '/x', undefined, access),
    serve(elsewhere, null, undefined, access),
  ]) {
    isOpen = true;
    const plain = await asked.inject({ url: key });
    assert.ok(plain.headers['x-accel-redirect'] ?? plain.headers.location ?? plain.statusCode === 200);
    isOpen = false;
    for (const headers of [{}, { 'if-none-match': '*' }, { range: 'bytes=0-1' }] as Record<string, string>[])
      assert.equal((await asked.inject({ url: key, headers })).statusCode, 404);
    for (const [url, headers] of [
      [key, { authorization: 'friend' }],
      [key.replace('/media/', '/media/signed/pass/'), {}],
    ] as const) {
      const answer = await asked.inject({ url, headers });
      assert.deepEqual(
        [answer.statusCode, answer.headers['cache-control'], answer.rawPayload.length],
        [200, 'private, no-store', 1000],
      );
    }
    assert.equal(
      (await asked.inject({ url: key.replace('/media/', '/media/signed/other/') })).statusCode,
      404,
    );
  }
});
test('many who ask at once cause one read; what is hot causes none; the memory is bounded; a drop forgets', async () => {
  let reads = 0;
  const counted: Storage = {
    ...disk,
    get: (key) => {
      reads++;
      return disk.get(key);
    },
  };
  const cache = new ObjectCache(counted, 10_000);
  const many = serve(counted, null, cache);
  await Promise.all(Array.from({ length: 20 }, () => many.inject('/media/a/360p/00000.m4s')));
  await many.inject('/media/a/360p/00000.m4s');
  assert.equal(reads, 1);
  for (let at = 0; at < 20; at++) await disk.put(`media/b/${at}.m4s`, body);
  for (let at = 0; at < 20; at++) await many.inject(`/media/b/${at}.m4s`);
  assert.equal(cache.hot('media/b/0.m4s'), undefined);
  assert.ok(cache.hot('media/b/19.m4s'));
  cache.drop('media/b/');
  assert.equal(cache.hot('media/b/19.m4s'), undefined);
});

test('byte ranges and conditions by themselves', () => {
  assert.equal(byteRange(undefined, 10), null);
  assert.equal(byteRange('bytes=0-', 0), 'unsatisfiable');
  assert.deepEqual(byteRange('bytes=-100', 10), { start: 0, end: 9 });
  assert.equal(hasVersion('*', '"a"'), true);
  assert.equal(rangeHolds('W/"a"', '"a"', new Date(0)), false);
});
