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

test('without an order of their own rows are in one in which no two are alike', async () => {
  for (const [name, table] of Object.entries(tables) as [string, Table][]) {
    // No two usernames are alike in whatever case: that index is of an expression.
    if (name === 'profiles') continue;
    const { column, ties = [] } = table.defaultOrder;
    const alone = await db.query(
      `select from pg_index i where i.indrelid = $1::regclass and i.indisunique and i.indpred is null and i.indexprs is null
         and $2::text[] @> array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid
           and a.attnum = any (i.indkey))`,
      [name, [column, ...ties]],
    );
    assert.ok(alone.length > 0, name);
  }
});
