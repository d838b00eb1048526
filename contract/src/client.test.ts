import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { CallError, call, callPath } from './client.ts';

const server = createServer((request, response) => {
  if (request.url === callPath('get_tag')) {
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end('{"code":"22023","message":"\\"p_tag_name\\" is missing."}');
  } else if (request.url === callPath('get-country')) {
    response
      .writeHead(429, { 'content-type': 'application/json' })
      .end('{"error":"Too many requests. Try again in 3 s."}');
  } else if (request.url === callPath('list_categories')) {
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  } else if (request.url === callPath('get_popular_tags')) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    response.write('[{"slug":', () => response.destroy());
  } else {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
const ownFetch = globalThis.fetch;
globalThis.fetch = (input, init) => ownFetch(new URL(String(input), base), init);
after(() => {
  globalThis.fetch = ownFetch;
  server.close();
});

const refusal = async (work: Promise<unknown>): Promise<CallError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof CallError);
  return error;
};

test('the browser gets the value of a call', async () => {
  assert.deepEqual(await call('list_categories', {}), []);
});

test('a refusal keeps the server’s words, code and status, of procedures and functions alike', async () => {
  const bad = await refusal(call('get_tag', { p_tag_name: 'x' }));
  assert.deepEqual([bad.status, bad.code, bad.message], [400, '22023', '"p_tag_name" is missing.']);
  const late = await refusal(call('get-country', {}));
  assert.deepEqual([late.status, late.message], [429, 'Too many requests. Try again in 3 s.']);
});

test('an answer without words says "Failed to process request."', async () => {
  const broken = await refusal(call('get_random_videos', {}));
  assert.deepEqual([broken.status, broken.message], [502, 'Failed to process request.']);
});

test('an answer that broke off is none', async () => {
  const broken = await refusal(call('get_popular_tags', {}));
  assert.deepEqual([broken.status, broken.code], [0, 'offline']);
});

test('a server that is not reached is told apart', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  const offline = await refusal(call('list_categories', {}));
  assert.deepEqual([offline.status, offline.code], [0, 'offline']);
});
