import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import Fastify from 'fastify';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-static-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'assets/app-1a2b.js'), `export const light = '${'lantern '.repeat(300)}';\n`);
writeFileSync(path.join(folder, '.hidden'), 'not for anybody');
const app = Fastify();
staticFiles(app, folder);
after(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (headers: Record<string, string> = {}) => app.inject({ url: '/assets/app-1a2b.js', headers });

test('a file with a hash in its name is cached for ever, and a hidden one is not served', async () => {
  const answer = await get();
  assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(answer.headers['content-type'], 'text/javascript; charset=utf-8');
  assert.equal((await app.inject({ url: '/.hidden' })).statusCode, 404);
});

test('who has the file gets 304, also with a list of versions and with one that a proxy has weakened', async () => {
  const etag = String((await get()).headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    assert.equal((await get({ 'if-none-match': known })).statusCode, 304, known);
  assert.equal((await get({ 'if-none-match': '"other"' })).statusCode, 200);
});
