import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '../log.ts';
import { follow } from './follow.ts';
import { listen, notify } from './notifications.ts';
import { testDatabase } from './test-database.ts';
import { testProxy } from './test-proxy.ts';

const { db, url } = await testDatabase();
const log = createLog('silent');
const pace = { beat: 100, patience: 300 };

async function until(what: string, holds: () => boolean): Promise<void> {
  const end = Date.now() + 5000;
  while (!holds()) {
    assert.ok(Date.now() < end, what);
    await sleep(10);
  }
}

for (const side of ['server', 'client', 'both'] as const) {
  test(`a connection on which nothing comes from ${side} any more is found dead, and made again`, async () => {
    const proxy = await testProxy(url);
    const listener = await listen(proxy.url, log, pace);
    after(() => listener.close());
    const told: string[] = [];
    listener.onLost(() => told.push('lost'));
    listener.onReconnect(() => told.push('mended'));
    const words: unknown[] = [];
    listener.on('word', ({ word }) => words.push(word));
    await notify(db, 'word', { word: 'first' });
    await until('the first word', () => words.length === 1);

    proxy.swallow(side);
    const began = Date.now();
    await until('the loss', () => !listener.connected);
    assert.ok(Date.now() - began < pace.beat + pace.patience + 500);
    assert.deepEqual([told, listener.losses], [['lost'], 1]);
    await assert.rejects(listener.check());
    await notify(db, 'word', { word: 'missed' });

    proxy.pass();
    await until('the mending', () => told.includes('mended'));
    await listener.check();
    await notify(db, 'word', { word: 'last' });
    await until('the last word', () => words.length === 2);
    assert.deepEqual(words, ['first', 'last']);
    assert.ok(Date.now() - listener.heardAt < 1000);
    await listener.close();
    await proxy.close();
  });
}

test('a notice is told of before its listeners hear it, and what is asked then is asked where it was heard', async () => {
  const listener = await listen(url, log);
  after(() => listener.close());
  const told: string[] = [];
  listener.onHeard((topic) => told.push(`heard ${topic}`));
  const asked = new Promise<string[]>((resolve) => {
    listener.on('lantern', ({ title }) => {
      told.push(`${title}`);
      resolve(
        listener
          .ask<{ name: string }>(`select current_setting('application_name') as name`)
          .then((rows) => rows.map(({ name }) => name)),
      );
    });
  });
  await listener.check();
  await notify(db, 'lantern', { title: 'first' });
  assert.deepEqual(await asked, ['tsukimi-listen']);
  assert.deepEqual(told, ['heard lantern', 'first'], 'its own messages to itself are no notices');
  await listener.close();
});

test('what is followed is read when it changes, after a gap, and every minute', async (t) => {
  const proxy = await testProxy(url);
  const listener = await listen(proxy.url, log, pace);
  after(() => listener.close());
  t.mock.timers.enable({ apis: ['setInterval'] });
  let value = 1;
  let fails = false;
  const read = async (): Promise<number> => {
    if (fails) throw new Error('the database is away');
    return value;
  };
  const now = await follow({ read, topic: 'number', listener, log, what: 'the number' });
  const becomes = (wanted: number): Promise<void> => until(`${wanted}`, () => now() === wanted);
  assert.equal(now(), 1);
  value = 2;
  await notify(db, 'number');
  await becomes(2);
  value = 3;
  proxy.swallow('both');
  await until('the loss', () => {
    t.mock.timers.tick(pace.beat);
    return !listener.connected;
  });
  proxy.pass();
  await becomes(3);
  value = 4;
  t.mock.timers.tick(60_000);
  await becomes(4);
  fails = true;
  value = 5;
  await notify(db, 'number');
  await sleep(50);
  assert.equal(now(), 4);
  fails = false;
  await becomes(5);
  await listener.close();
});

/** What a room does about changes it may have missed, for each file that listens for changes. */
const afterGap: Readonly<Record<string, string>> = {
  'platform/jobs/pg-boss-worker.ts': 'looks for jobs every second',
  'domains/uploads/upload-locks.ts': 'whoever waits for the lock asks again',
  'main/worker.ts': 'the placing of files runs by the clock too',
  'main/realtime.ts': 'all sockets are closed, and come again',
  'main/demo/demo-clips.ts': 'the order of clips alone',
};

test('whoever hears of changes knows what to do when some may have been missed', () => {
  const sources = path.resolve(import.meta.dirname, '../..');
  for (const file of globSync('**/*.ts', { cwd: sources })) {
    if (/[.]test[.]ts$|(^|\/)test-|\/fixtures\//.test(file)) continue;
    const text = readFileSync(path.join(sources, file), 'utf8');
    if (!/\blistener\??\.on\(/.test(text)) continue;
    assert.ok(
      text.includes('onReconnect(') || file in afterGap,
      `${file} hears of changes, and does nothing after a gap: use follow(), onReconnect(), or say here why`,
    );
  }
});
