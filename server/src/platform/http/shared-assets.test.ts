import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import Fastify from 'fastify';
import { createLog } from '../log.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { sharedAssets } from './shared-assets.ts';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-builds-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const storage = createDiskStorage(path.join(folder, 'storage'));

/** A web process with a build that has these files. */
async function processWith(build: string, files: Record<string, string>, store = storage) {
  const client = path.join(folder, build);
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(client, 'assets', name), text);
  const app = Fastify();
  staticFiles(app, client);
  await sharedAssets(app, { storage: store, log: createLog('silent', {}) }, path.join(client, 'assets'));
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

test('only what no build of before has brought is sent, and what goes, goes side by side', async () => {
  const sent: string[] = [];
  let [deleting, most] = [0, 0];
  const disk = createDiskStorage(path.join(folder, 'counted'));
  const counted: Storage = {
    ...disk,
    async put(key, body) {
      sent.push(path.basename(key));
      await disk.put(key, body);
    },
    async delete(key) {
      most = Math.max(most, ++deleting);
      await new Promise((resolve) => setTimeout(resolve, 5));
      deleting--;
      await disk.delete(key);
    },
  };
  for (let n = 0; n < 6; n++) {
    sent.length = 0;
    const own = Object.fromEntries(Array.from({ length: 4 }, (_, i) => [`own-${n}-${i}.js`, 'own']));
    const ask = await processWith(`counted-${n}`, { ...own, 'same.js': 'same' }, counted);
    const files = sent.filter((name) => name.endsWith('.js')).sort();
    assert.deepEqual(files, n === 0 ? [...Object.keys(own), 'same.js'] : Object.keys(own));
    assert.equal((await ask('same.js')).statusCode, 200);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  assert.equal(most, 4);
});
