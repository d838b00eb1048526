import assert from 'node:assert/strict';
import { test } from 'node:test';
import { schemaState } from './migrate.ts';
import { testDatabase } from './test-database.ts';

const first = await testDatabase();
const second = await testDatabase();

test('a test database is migrated', async () => {
  assert.deepEqual(await schemaState(first.db), { pending: [], unknown: [] });
});

test('what one test database holds is not in another', async () => {
  await first.db.query('create table only_here (id int)');
  const rows = await second.db.query<{ there: boolean }>(
    "select to_regclass('only_here') is not null as there",
  );
  assert.deepEqual(rows, [{ there: false }]);
});

test('a dropped test database is gone', async () => {
  await second.drop();
  const rows = await first.db.query('select 1 from pg_database where datname = $1', [
    new URL(second.url).pathname.slice(1),
  ]);
  assert.deepEqual(rows, []);
});
