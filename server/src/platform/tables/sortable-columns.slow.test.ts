import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Table, tables } from '#contract/tables.ts';
import { testDatabase } from '../db/test-database.ts';

const { db } = await testDatabase();

/** Tables of a few dozen rows, which are sorted faster than an index is read. */
const short: readonly string[] = ['categories', 'placements'];

test('rows are ordered by columns that an index begins with', async () => {
  for (const [name, table] of Object.entries(tables) as [string, Table][]) {
    assert.ok(table.sortable.includes(table.defaultOrder.column), `${name} by default`);
    for (const column of table.sortable) assert.ok(Object.hasOwn(table.columns, column), `${name}.${column}`);
    if (short.includes(name)) continue;
    const rows = await db.query<{ name: string }>(
      `select distinct a.attname as name from pg_index i
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
       where i.indrelid = $1::regclass`,
      [name],
    );
    const indexed = rows.map((row) => row.name);
    for (const column of table.sortable)
      assert.ok(indexed.includes(column), `${name}.${column} has an index`);
  }
});
