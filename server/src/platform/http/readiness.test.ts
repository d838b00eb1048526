import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDatabase } from '../db/test-database.ts';
import { createLog } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import { createReadiness } from './readiness.ts';

const { db } = await testDatabase();
const log = createLog('silent');
const ready = { status: 'ready', database: 'ok', migrations: 'ok', storage: 'ok' };

/** A store that is looked at as often as `looks` says, and answers when told. */
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
  const readiness = createReadiness({ db, log, storage });
  const asked = Array.from({ length: 50 }, readiness);
  assert.equal(waiting.length, 1);
  // However long the look takes, nobody begins another.
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
  assert.deepEqual(await later, { ...ready, status: 'not ready', storage: 'unreachable' });
});
