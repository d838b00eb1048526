import type { Executor } from './db/database.ts';

/** Where sealed values are: a column, and the columns of its primary key. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  readonly key: readonly string[];
}

// Names of tables and columns come from code; no request supplies one.

/** Values that do not begin with `head`, in rows after the key `after`; locked until the transaction ends. */
export async function findSealedOtherwise(
  db: Executor,
  { table, column, key }: SealedPlace,
  head: Buffer,
  after: readonly string[] | null,
  limit: number,
): Promise<{ key: Record<string, string>; value: Buffer }[]> {
  const names = key.map((name) => `${name}::text collate "C"`);
  const behind = after === null ? '' : `and (${names}) > (${key.map((_, i) => `$${i + 3}`)})`;
  const rows = await db.query<Record<string, string> & { sealed_value: Buffer }>(
    `select ${key.map((name) => `${name}::text as ${name}`)}, ${column} as sealed_value from ${table}
     where substring(${column} from 1 for octet_length($1::bytea)) <> $1::bytea ${behind}
     order by ${names} limit $2 for update`,
    [head, limit, ...(after ?? [])],
  );
  return rows.map(({ sealed_value: value, ...own }) => ({ key: own, value: value as Buffer }));
}

export async function replaceSealed(
  db: Executor,
  { table, column, key: names }: SealedPlace,
  key: Readonly<Record<string, string>>,
  sealed: Buffer,
): Promise<void> {
  const same = names.map((name, i) => `${name}::text = $${i + 2}`).join(' and ');
  await db.query(`update ${table} set ${column} = $1 where ${same}`, [
    sealed,
    ...names.map((name) => key[name]),
  ]);
}
