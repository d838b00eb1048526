import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/test-database.ts';
import { createLog } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import { createReadiness, judge } from './readiness.ts';

const { db } = await testDatabase();
const log = createLog('silent');
const dataDir = mkdtempSync(path.join(tmpdir(), 'tsukimi-readiness-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));
const config = { dataDir };
const heard = { connected: true, check: async () => {} };
const machines = { database: 'ok', migrations: 'ok', storage: 'ok', changes: 'ok', folder: 'ok' };
const ready = { status: 'ready', ...machines };

/** A store that is checked as often as `looks` says, and answers when told. */
function slowStore() {
  const waiting: PromiseWithResolvers<void>[] = [];
  const check = (): Promise<void> => {
    const one = Promise.withResolvers<void>();
    waiting.push(one);
    return one.promise;
  };
  return { storage: { check } as unknown as Storage, waiting };
}

test('all who ask at once share one look, and for a moment those who come later too', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  const { storage, waiting } = slowStore();
  const readiness = createReadiness({
    platform: { db, log, storage, config },
    listener: heard,
    replicas: null,
    servesCached: () => false,
  });
  const asked = Array.from({ length: 50 }, readiness);
  assert.equal(waiting.length, 1);
  // However long the check takes, nobody starts another.
  t.mock.timers.tick(10_000);
  asked.push(readiness());
  assert.equal(waiting.length, 1);
  waiting[0]!.resolve();
  for (const answer of await Promise.all(asked)) assert.deepEqual(answer, ready);

  t.mock.timers.tick(900);
  assert.deepEqual(await readiness(), ready);
  assert.equal(waiting.length, 1);
  t.mock.timers.tick(1200);
  const later = readiness();
  assert.equal(waiting.length, 2);
  waiting[1]!.reject(new Error('the store is down'));
  assert.deepEqual(await later, { ...ready, status: 'degraded', storage: 'unreachable' });
});

test('it answers in time, whatever hangs, and does not ask again what still hangs', async () => {
  let asked = 0;
  const never = (): Promise<never> => {
    asked++;
    return new Promise(() => {});
  };
  const hanging = { query: never } as unknown as Database;
  const options = (servesCached: boolean) => ({
    platform: { db: hanging, log, storage: { check: never } as unknown as Storage, config },
    listener: { connected: true, check: never },
    replicas: null,
    servesCached: () => servesCached,
  });
  const began = performance.now();
  const found = { ...machines, database: 'no answer', migrations: 'no answer', storage: 'no answer' };
  const [first, second] = [createReadiness(options(false)), createReadiness(options(true))];
  assert.deepEqual(await Promise.all([first(), second()]), [
    { ...found, status: 'not ready' },
    { ...found, status: 'degraded' },
  ]);
  assert.ok(performance.now() - began < 2000);
  assert.equal(asked, 6);
});

test('a folder that cannot be written is told', async () => {
  const { storage, waiting } = slowStore();
  const readiness = createReadiness({
    platform: { db, log, storage, config: { dataDir: path.join(dataDir, 'missing') } },
    listener: heard,
    replicas: null,
    servesCached: () => false,
  });
  const asked = readiness();
  waiting[0]!.resolve();
  assert.deepEqual(await asked, { ...ready, status: 'degraded', folder: 'unreachable' });
});

test('a replica that is not read is told, and is no reason to leave', async () => {
  const { storage, waiting } = slowStore();
  const readiness = createReadiness({
    platform: { db, log, storage, config },
    listener: heard,
    replicas: { state: () => '1 of 2 not in use' },
    servesCached: () => false,
  });
  const asked = readiness();
  waiting[0]!.resolve();
  assert.deepEqual(await asked, { ...ready, status: 'degraded', replicas: '1 of 2 not in use' });
});

test('a fault that every process has leaves those in that can serve', () => {
  const gone = { ...machines, database: 'unreachable', migrations: 'unreachable', changes: 'not heard' };
  assert.equal(judge(machines, false), 'ready');
  assert.equal(judge(gone, true), 'degraded');
  assert.equal(judge(gone, false), 'not ready');
  assert.equal(judge({ ...machines, migrations: '2 pending' }, true), 'not ready');
  assert.equal(judge({ ...machines, migrations: '2 newer' }, false), 'ready');
  for (const machine of ['storage', 'changes', 'folder'])
    assert.equal(judge({ ...machines, [machine]: 'unreachable' }, false), 'degraded', machine);
});
