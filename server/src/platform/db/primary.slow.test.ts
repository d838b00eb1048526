import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '../log.ts';
import { type Database, openDatabase } from './database.ts';
import { listen, notify } from './notifications.ts';
import { isOutage } from './outage.ts';
import { testCluster } from './test-cluster.ts';

/** Writes all the time, and says what was acknowledged, what failed, and when it first went well after a failure. */
function writeOn(db: Database) {
  const acknowledged: number[] = [];
  const faults: unknown[] = [];
  let isOver = false;
  let backAt = 0;
  const writer = async (first: number): Promise<void> => {
    for (let id = first; !isOver; id += 4) {
      try {
        await db.query('insert into lanterns values ($1)', [id]);
        acknowledged.push(id);
        if (faults.length > 0) backAt ||= performance.now();
      } catch (error) {
        faults.push(error);
        await sleep(20);
      }
    }
  };
  const writers = [1, 2, 3, 4].map(writer);
  return {
    acknowledged,
    faults,
    /** Milliseconds of `performance.now()`; 0: not within ten seconds. */
    async back(): Promise<number> {
      for (const end = Date.now() + 10_000; backAt === 0 && Date.now() < end; ) await sleep(20);
      return backAt;
    },
    async end(): Promise<void> {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

for (const [how, act] of [
  ['dies', 'killPrimary'],
  ['falls silent', 'freezePrimary'],
] as const)
  test(`a primary that ${how} is replaced: writes go on at the next, nothing acknowledged is lost, and changes are heard`, async (t) => {
    const cluster = await testCluster();
    const db = openDatabase(cluster.url, { connections: 4 });
    const listener = await listen(cluster.url, createLog('silent', {}));
    t.after(async () => {
      await listener.close();
      await db.close();
    });
    await db.query('create table lanterns (id integer primary key)');
    const writing = writeOn(db);
    await sleep(1000);
    assert.ok(writing.acknowledged.length > 10);
    assert.deepEqual(writing.faults, []);
    cluster[act]();
    await sleep(1000);
    const promoted = performance.now();
    await cluster.promote();
    const back = await writing.back();
    await writing.end();
    const hard = writing.faults.filter((fault) => !isOutage(fault)).map(String);
    assert.deepEqual(hard, [], 'each fault passes');
    assert.ok(back > 0, 'writes do not go on');
    const seconds = (back - promoted) / 1000;
    t.diagnostic(`writes went on ${seconds.toFixed(2)} s after the promotion began`);
    assert.ok(seconds < 5, `writes went on ${seconds.toFixed(1)} s after the promotion`);
    const rows = await db.query<{ id: number }>('select id from lanterns');
    const there = new Set(rows.map(({ id }) => id));
    assert.deepEqual(
      writing.acknowledged.filter((id) => !there.has(id)),
      [],
      'acknowledged and lost',
    );

    const heard = Promise.withResolvers<void>();
    listener.on('lit', () => heard.resolve());
    for (const end = Date.now() + 10_000; !listener.connected && Date.now() < end; ) await sleep(50);
    await notify(db, 'lit');
    await heard.promise;
  });
