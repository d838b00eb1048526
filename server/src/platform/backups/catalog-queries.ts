import type { Executor } from '../db/database.ts';

// What a database consists of, as its catalog says. All names come quoted where they must be.

export interface TableShape {
  /** Of schema `public`. */
  name: string;
  /** Those that are stored as given: computed ones follow from them. */
  columns: string[];
}

/** Ours that survive a crash, in order of name; the list of migrations is not among them. */
/** All but those that are left out, and what an extension brings. */
export async function listTables(db: Executor, leftOut: readonly string[]): Promise<TableShape[]> {
  return db.query<TableShape>(
    `select quote_ident(c.relname) as name,
       array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relpersistence = 'p' and a.attgenerated = '' and c.relname <> 'schema_migrations' and c.relname <> all ($1::text[])
       and not exists (
         select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by c.oid, c.relname order by c.relname`,
    [leftOut],
  );
}

export interface SequenceState {
  name: string;
  value: number;
  /** Whether `value` was given out already. */
  isCalled: boolean;
}

export async function readSequences(db: Executor): Promise<SequenceState[]> {
  const names = await db.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  if (names.length === 0) return [];
  return db.query<SequenceState>(
    names
      .map(
        ({ name }) =>
          `select '${name.replaceAll("'", "''")}' as name, last_value as value, is_called as "isCalled" from public.${name}`,
      )
      .join(' union all '),
  );
}

export const setSequence = (db: Executor, { name, value, isCalled }: SequenceState): Promise<unknown> =>
  db.query('select setval($1::regclass, $2, $3)', [`public.${name}`, value, isCalled]);

/** Whether somebody's tables are in the database. */
export const hasTables = async (db: Executor): Promise<boolean> => {
  const [row] = await db.query<{ there: boolean }>(
    `select exists (select from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as there`,
  );
  return row?.there ?? false;
};

export interface Definition {
  table: string;
  name: string;
  /** Statement that makes it again. */
  sql: string;
}

/** References between tables, which would ask for an order when tables are filled. */
export const listReferences = (db: Executor): Promise<Definition[]> =>
  db.query<Definition>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as sql
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by conrelid::regclass::text, conname`,
  );

/** Indexes that guard nothing: they are made faster once than kept for every row. */
export const listPlainIndexes = (db: Executor): Promise<Definition[]> =>
  db.query<Definition>(
    `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
       pg_get_indexdef(i.indexrelid) as sql
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and not t.relispartition
       and not i.indisunique and not i.indisexclusion
       and not exists (select from pg_constraint where conindid = i.indexrelid)
     order by 1, 2`,
  );

/** Tables whose rows do something when they are written. */
export const listTriggered = async (db: Executor): Promise<string[]> => {
  const rows = await db.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and t.tgenabled = 'O' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** The time of the transaction, and the version of the server. */
export async function readServer(db: Executor): Promise<{ now: string; version: string }> {
  const [row] = await db.query<{ now: string; version: string }>(
    `select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as now,
       current_setting('server_version') as version`,
  );
  return row!;
}

export const run = (db: Executor, sql: string): Promise<unknown> => db.query(sql);
