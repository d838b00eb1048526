import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openDatabase } from './database.ts';
import { testDatabase } from './test-database.ts';

const { db: direct, url } = await testDatabase();
const pooled = openDatabase(url, {
  connections: 2,
  behindPooler: { directUrl: url, preparesStatements: false },
});
const preparing = openDatabase(url, {
  connections: 2,
  behindPooler: { directUrl: url, preparesStatements: true },
});
after(() => Promise.all([pooled.close(), preparing.close()]));

const prepared = (db: typeof direct) =>
  db.query<{ name: string }>("select name from pg_prepared_statements where name = 'counted'");

test('behind a pooler no statement is left on the server for the next client, unless the pooler knows them', async () => {
  for (const [db, count] of [
    [direct, 1],
    [pooled, 0],
    [preparing, 1],
  ] as const)
    await db.transaction(async (transaction) => {
      await transaction.query('select 1', [], 'counted');
      const rows = await transaction.query("select name from pg_prepared_statements where name = 'counted'");
      assert.equal(rows.length, count);
    });
  assert.equal((await prepared(pooled)).length, 0);
});

test('what is set for a session is set where the session is: times are UTC everywhere, a lock is held by a connection of its own', async () => {
  for (const db of [direct, pooled]) {
    const [row] = await db.query<{ zone: string }>("select current_setting('TimeZone') as zone");
    assert.equal(row?.zone, 'UTC');
  }
  const [row] = await pooled.query<{ limit: string }>("select current_setting('statement_timeout') as limit");
  assert.equal(row?.limit, '0', 'a pooler would give it to the next client');
  const session = pooled.openSession();
  await session.connect();
  await session.query('select pg_advisory_lock(42)');
  const taken = await pooled.query<{ mine: boolean }>('select pg_try_advisory_lock(42) as mine');
  assert.equal(taken[0]?.mine, false);
  await session.end();
});
