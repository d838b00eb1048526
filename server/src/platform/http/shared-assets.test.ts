import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import Fastify from 'fastify';
import { createLog } from '../log.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { sharedAssets } from './shared-assets.ts';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-builds-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const storage = createDiskStorage(path.join(folder, 'storage'));

/** A web process with a build that has these files. */
async function processWith(build: string, files: Record<string, string>) {
  const client = path.join(folder, build);
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(client, 'assets', name), text);
  const app = Fastify();
  staticFiles(app, client);
  await sharedAssets(app, { storage, log: createLog('silent', {}) }, path.join(client, 'assets'));
  after(() => app.close());
  return (name: string) => app.inject({ url: `/assets/${name}` });
}

test('a process of one build answers for the files of another, older or newer, and for no others', async () => {
  const older = await processWith('older', { 'home-aaaa.js': 'older home', 'shared-cccc.css': '.a{}' });
  const newer = await processWith('newer', { 'home-bbbb.js': 'newer home', 'shared-cccc.css': '.a{}' });
  for (const ask of [older, newer]) {
    for (const [name, text] of [
      ['home-aaaa.js', 'older home'],
      ['home-bbbb.js', 'newer home'],
    ] as const) {
      const answer = await ask(name);
      assert.equal(answer.statusCode, 200, name);
      assert.equal(answer.body, text);
      assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.equal(answer.headers['content-type'], 'text/javascript; charset=utf-8');
    }
    assert.notEqual((await ask('home-dddd.js')).statusCode, 200);
    assert.notEqual((await ask('..%2Flists%2Fx.json')).statusCode, 200);
  }
});

test('the files of the last five builds stay', async () => {
  for (let n = 0; n < 6; n++) {
    await processWith(`build-${n}`, { [`page-${n}.js`]: `page ${n}`, 'always.js': 'always' });
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const ask = await processWith('build-5', {});
  assert.equal((await ask('page-5.js')).statusCode, 200);
  assert.equal((await ask('page-1.js')).statusCode, 200);
  assert.notEqual((await ask('page-0.js')).statusCode, 200);
  assert.equal((await ask('always.js')).statusCode, 200);
});
