import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { AppError } from '../../kit/app-error.ts';
import { createS3Storage } from './s3-storage.ts';
import { startTestS3 } from './test-s3.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'tsukimi-failing-store-'));
after(() => rm(folder, { recursive: true, force: true }));

/** Listens on loopback until the tests are over. */
async function listening<T extends Server>(server: T): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}
const at = (endpoint: string) => ({
  ...{ endpoint, region: 'us-east-1', bucket: 'media', publicUrl: null },
  ...{ accessKeyId: 'a', secretAccessKey: 'b', forcePathStyle: true },
});

test('a store that takes a request and then says nothing is given up, and not waited for for ever', async () => {
  const endpoint = await listening(createServer((socket) => socket.on('error', () => {}).resume()));
  const storage = createS3Storage(at(endpoint), { silence: 200, first: 150 });
  const began = performance.now();
  const out = (error: unknown) =>
    error instanceof AppError &&
    [error.kind, error.retryAfter, (error.cause as Error).name].join() === 'unavailable,5,TimeoutError';
  await assert.rejects(storage.put('media/a/one.vtt', 'hello'), out);
  await assert.rejects(storage.get('media/a/one.vtt'), out);
  await assert.rejects(storage.stat('media/a/one.vtt'), out);
  await assert.rejects(storage.check(), out);
  await assert.rejects(storage.deletePrefix('media/a/'), out);
  assert.ok(performance.now() - began < 5000);
});

test('a store that is busy or away is told as an outage, and one that refuses us is not', async () => {
  let status = 503;
  const endpoint = await listening(
    createHttpServer((request, response) => {
      request.resume().on('end', () => {
        response.statusCode = status;
        response.end();
      });
    }),
  );
  const storage = createS3Storage(at(endpoint));
  const gone = createS3Storage(at('http://127.0.0.1:9'));
  for (const store of [storage, gone])
    await assert.rejects(store.get('media/a/one.vtt'), { kind: 'unavailable', status: 503, retryAfter: 5 });
  status = 403;
  await assert.rejects(storage.get('media/a/one.vtt'), (error) => !(error instanceof AppError));
});

test('a file is sent again where the store was busy for a moment', async () => {
  const bodies: string[] = [];
  const endpoint = await listening(
    createHttpServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      bodies.push(body);
      response.statusCode = bodies.length === 1 ? 503 : 200;
      response.end();
    }),
  );
  const file = path.join(folder, 'segment.m4s');
  await writeFile(file, 'a segment');
  await createS3Storage(at(endpoint)).putFile('media/a/00001.m4s', file);
  assert.deepEqual(bodies, ['a segment', 'a segment']);
});

test('a file that is too long for one request is sent in parts, and is whole then', async () => {
  const s3 = await startTestS3();
  after(() => s3.close());
  const mebibyte = 1024 * 1024;
  const storage = createS3Storage(s3.config, { partBytes: 5 * mebibyte });
  const file = path.join(folder, 'source.mkv');
  const bytes = Buffer.alloc(12 * mebibyte + 7, 'all of it ');
  await writeFile(file, bytes);
  await storage.putFile('sources/one.mkv', file);
  assert.ok((await storage.get('sources/one.mkv'))?.equals(bytes));
});

test('of a file whose parts do not all get through nothing is left in the store', async () => {
  const asked: string[] = [];
  const endpoint = await listening(
    createHttpServer((request, response) => {
      const { method, url = '' } = request;
      const { searchParams } = new URL(url, 'http://store');
      const step = searchParams.get('partNumber') ?? (searchParams.has('uploads') ? 'begin' : 'end');
      asked.push(`${method} ${step}`);
      request.resume().on('end', () => {
        response.statusCode = step === '2' ? 403 : 200;
        response.setHeader('etag', '"1"');
        response.end(
          step === 'begin'
            ? '<InitiateMultipartUploadResult><UploadId>u</UploadId></InitiateMultipartUploadResult>'
            : '',
        );
      });
    }),
  );
  const file = path.join(folder, 'refused.mkv');
  await writeFile(file, 'four parts');
  const storage = createS3Storage(at(endpoint), { partBytes: 3 });
  await assert.rejects(storage.putFile('sources/two.mkv', file));
  assert.deepEqual(asked, ['POST begin', 'PUT 1', 'PUT 2', 'DELETE end']);
});
