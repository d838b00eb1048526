import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { AppError } from '../../kit/app-error.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { type ObjectAccess, objectRoutes } from './objects.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'tsukimi-forms-'));
after(() => rm(folder, { recursive: true, force: true }));
const disk = createDiskStorage(folder);
const stem = 'media/a/thumbnails/1-0a1b2c3d4-';
for (const width of [320, 640, 1280]) await disk.put(`${stem}${width}.webp`, `webp of ${width}`);
await disk.put(`${stem}320.avif`, 'avif of 320');

function serve(
  storage: Storage = disk,
  accelPrefix: string | null = null,
  access?: ObjectAccess,
): FastifyInstance {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send('error'),
  );
  objectRoutes(app, { storage, config: { accelPrefix }, ...(access ? { access } : {}) });
  after(() => app.close());
  return app;
}
const at = (width: number, form = 'avif'): string => `/${stem}${width}.${form}`;
const forEver = 'public, max-age=31536000, immutable';

test('an AVIF is sent as one and cached for ever, whole, in part and as HEAD, whatever a browser says it takes', async () => {
  const app = serve();
  for (const accept of ['image/avif,image/webp,*/*', '*/*']) {
    const answer = await app.inject({ url: at(320), headers: { accept } });
    assert.deepEqual(
      [answer.statusCode, answer.headers['content-type'], answer.headers['cache-control'], answer.payload],
      [200, 'image/avif', forEver, 'avif of 320'],
    );
    assert.equal(answer.headers.vary, undefined, 'one address, one file: nothing to tell caches');
  }
  const head = await app.inject({ method: 'HEAD', url: at(320) });
  assert.deepEqual(
    [head.headers['content-type'], head.headers['content-length'], head.payload],
    ['image/avif', '11', ''],
  );
  const part = await app.inject({ url: at(320), headers: { range: 'bytes=0-3' } });
  assert.deepEqual([part.statusCode, part.payload], [206, 'avif']);
});

test('where there is none the WebP that is at least as wide is sent, for a few minutes', async () => {
  const app = serve();
  for (const [asked, sent] of [
    [480, 640],
    [640, 640],
    [960, 1280],
    [1280, 1280],
  ] as const) {
    const answer = await app.inject({ url: at(asked) });
    assert.deepEqual(
      [answer.statusCode, answer.headers['content-type'], answer.headers['cache-control'], answer.payload],
      [200, 'image/webp', 'public, max-age=300', `webp of ${sent}`],
    );
    const again = await app.inject({ url: at(asked), headers: { 'if-none-match': answer.headers.etag! } });
    assert.equal(again.statusCode, 304);
  }
  assert.equal((await app.inject({ url: '/media/b/thumbnails/1-0a1b2c3d4-640.avif' })).statusCode, 404);
  assert.equal((await app.inject({ url: '/media/a/thumbnails/1-640.avif' })).statusCode, 404);
});

test('a picture that is no wider is sent as wide as it is', async () => {
  const narrow = 'media/d/thumbnails/1-0a1b2c3d4-';
  for (const width of [320, 640]) await disk.put(`${narrow}${width}.webp`, `webp of ${width}`);
  const app = serve();
  for (const width of [640, 960, 1280]) {
    const answer = await app.inject({ url: `/${narrow}${width}.avif` });
    assert.deepEqual([answer.statusCode, answer.payload], [200, 'webp of 640']);
  }
});

test('an AVIF that was made meanwhile is sent by whoever asks later', async () => {
  const key = 'media/c/thumbnails/1-0a1b2c3d4-640';
  await disk.put(`${key}.webp`, 'webp');
  assert.equal((await serve().inject({ url: `/${key}.avif` })).payload, 'webp');
  await disk.put(`${key}.avif`, 'avif');
  assert.equal((await serve().inject({ url: `/${key}.avif` })).payload, 'avif');
});

test('nginx, and another host, are told of the file that is there', async () => {
  const behind = serve(disk, '/protected/');
  const handed = await behind.inject({ url: at(640) });
  assert.deepEqual(
    [handed.headers['x-accel-redirect'], handed.headers['content-type'], handed.headers['cache-control']],
    [`/protected/${stem}640.webp`, 'image/webp', 'public, max-age=300'],
  );
  const whole = await behind.inject({ url: at(320) });
  assert.deepEqual(
    [whole.headers['x-accel-redirect'], whole.headers['cache-control']],
    [`/protected/${stem}320.avif`, forEver],
  );
  const elsewhere = serve({
    ...disk,
    localPath: () => null,
    publicUrl: (key) => `https://cdn.example.org/${key}`,
  });
  const led = await elsewhere.inject({ url: at(480) });
  assert.deepEqual(
    [led.headers.location, led.headers['cache-control']],
    [`https://cdn.example.org/${stem}640.webp`, 'public, max-age=300'],
  );
  assert.equal(
    (await elsewhere.inject({ url: at(320) })).headers.location,
    `https://cdn.example.org/${stem}320.avif`,
  );
});

test('what is not for everybody is not there in any form, and cached by nobody for whom it is', async () => {
  const access: ObjectAccess = {
    isOpen: () => false,
    maySee: async ({ headers }) =>
      headers.authorization === 'friend' ? true : headers.authorization === 'guardian' && 'covered',
    cover: async (bytes) => Buffer.concat([Buffer.from('covered '), bytes]),
  };
  const app = serve(disk, null, access);
  for (const width of [320, 640]) {
    assert.equal((await app.inject({ url: at(width) })).statusCode, 404);
    const seen = await app.inject({ url: at(width), headers: { authorization: 'friend' } });
    assert.deepEqual([seen.statusCode, seen.headers['cache-control']], [200, 'private, no-store']);
    const covered = await app.inject({ url: at(width), headers: { authorization: 'guardian' } });
    assert.match(covered.payload, /^covered (avif|webp) of/);
  }
});
