import type { Executor } from '../db/database.ts';

// Tables that are partitioned by day, as the catalog has them. All names come quoted where they must be.

export interface DayTable {
  /** Of schema `public`. */
  name: string;
  /** The column that says of which day a row is: a date, or a moment. */
  key: string;
  keyType: 'date' | 'timestamptz';
  /** The partition of what is of no other. */
  rest: string;
  /** As `with` takes them: what is set for the rest is set for each new day. */
  options: string;
}

export const listDayTables = (db: Executor): Promise<DayTable[]> =>
  db.query<DayTable>(
    `select quote_ident(c.relname) as name, quote_ident(a.attname) as key, t.typname::text as "keyType",
       quote_ident(r.relname) as rest, coalesce(array_to_string(r.reloptions, ', '), '') as options
     from pg_partitioned_table p join pg_class c on c.oid = p.partrelid join pg_class r on r.oid = p.partdefid
       join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and p.partstrat = 'r' and p.partnatts = 1
       and t.typname in ('date', 'timestamptz')
     order by c.relname`,
  );

export interface DayPartition {
  name: string;
  /** The first day of it: `2030-01-31`. Null: it has no beginning. */
  since: string | null;
  /** The first day that is not of it any more. */
  until: string;
}

/** A bound as a day; the catalog writes moments in the time zone of the session. */
const boundOf = (end: 'FROM' | 'TO', type: DayTable['keyType']): string => {
  const text = `(regexp_match(pg_get_expr(c.relpartbound, c.oid), '${end} \\(''([^'']+)'''))[1]`;
  return `(${type === 'date' ? `${text}::date` : `(${text}::timestamptz at time zone 'UTC')::date`})::text`;
};

/** All but the rest, oldest first. */
export const listDays = (db: Executor, { name, keyType }: DayTable): Promise<DayPartition[]> =>
  db.query<DayPartition>(
    `select quote_ident(c.relname) as name, ${boundOf('FROM', keyType)} as since, ${boundOf('TO', keyType)} as until
     from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = $1::regclass and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'
     order by until`,
    [name],
  );

/** Today, as the database has it. */
export async function dayOfDatabase(db: Executor): Promise<string> {
  const [row] = await db.query<{ day: string }>(`select (now() at time zone 'UTC')::date::text as day`);
  return row!.day;
}

/** The rest of this transaction gives up at once where it would keep others waiting. */
export const waitBriefly = (tx: Executor, milliseconds: number): Promise<unknown> =>
  tx.query(`set local lock_timeout = ${milliseconds}`);

const partitionLock = 7_262_005;
/** Until the end of this transaction, nobody else makes or drops partitions. */
export const lockPartitions = (tx: Executor): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock($1)', [partitionLock]);

/** Nobody writes to the table until the end of this transaction. */
export const holdWrites = (tx: Executor, { name }: DayTable): Promise<unknown> =>
  tx.query(`lock table ${name} in share row exclusive mode`);

const startOf = ({ keyType }: DayTable, day: string): string =>
  keyType === 'date' ? `'${day}'` : `'${day} 00:00:00+00'`;
const isOf = (table: DayTable, day: string, next: string): string =>
  `${table.key} >= ${startOf(table, day)} and ${table.key} < ${startOf(table, next)}`;

/** Whether rows of a day lie among the rest. */
export async function hasStrays(tx: Executor, table: DayTable, day: string, next: string): Promise<boolean> {
  const [row] = await tx.query<{ there: boolean }>(
    `select exists (select from ${table.rest} where ${isOf(table, day, next)}) as there`,
  );
  return row?.there ?? false;
}

/** The first day before another of which rows lie among the rest; null: there is none. */
export async function firstStrayDay(db: Executor, table: DayTable, before: string): Promise<string | null> {
  const day = table.keyType === 'date' ? 'min(KEY)' : `(min(KEY) at time zone 'UTC')::date`;
  const [row] = await db.query<{ day: string | null }>(
    `select (${day.replace('KEY', table.key)})::text as day from ${table.rest} where ${table.key} < ${startOf(table, before)}`,
  );
  return row?.day ?? null;
}

const nameOf = ({ name }: DayTable, day: string): string => `${name}_${day.replaceAll('-', '')}`;

/** Makes the partition of a day, beside the table. `attachDay` makes it a part. */
export const createDay = (tx: Executor, table: DayTable, day: string): Promise<unknown> =>
  tx.query(
    `create table ${nameOf(table, day)} (like ${table.name} including all)
     ${table.options === '' ? '' : `with (${table.options})`}`,
  );

export const attachDay = (tx: Executor, table: DayTable, day: string, next: string): Promise<unknown> =>
  tx.query(
    `alter table ${table.name} attach partition ${nameOf(table, day)}
     for values from (${startOf(table, day)}) to (${startOf(table, next)})`,
  );

/** Moves the rows of a day from the rest into its partition, which is no part of the table yet. */
export const moveStrays = (tx: Executor, table: DayTable, day: string, next: string): Promise<unknown> =>
  tx.query(
    `with moved as (delete from ${table.rest} where ${isOf(table, day, next)} returning *)
     insert into ${nameOf(table, day)} select * from moved`,
  );

/** Whether a partition holds rows that somebody has yet to add up. */
export async function hasWaiting(tx: Executor, partition: string): Promise<boolean> {
  const [row] = await tx.query<{ there: boolean }>(
    `select exists (select from ${partition} where is_waiting) as there`,
  );
  return row?.there ?? false;
}

export const dropPartition = (tx: Executor, partition: string): Promise<unknown> =>
  tx.query(`drop table ${partition}`);
