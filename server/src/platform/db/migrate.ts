import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { keeperOn, makeDays } from '../days/day-partitions.ts';
import { applyMigration, type Migration, type Say } from './apply-migration.ts';
import { createConnection } from './connection.ts';
import type { Executor } from './database.ts';

/** Folder of the migrations: plain SQL, applied in order of their names, never changed once applied. */
export const migrationsDirectory = path.resolve(import.meta.dirname, '../../../migrations');

const migrationLock = 7_262_003;

/** The day and time it was made, and what it does: `2026-11-21-0900-create-media.sql`. */
const nameShape =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-([01]\d|2[0-3])[0-5]\d-[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

/** In order. Throws with a message if a name does not say when it was made. */
export function readMigrations(directory: string = migrationsDirectory): Migration[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      if (!nameShape.test(name))
        throw new Error(
          `The migration ${name} must be named by the day and time at which it was made and by what it does, like 2026-11-21-0900-create-media.sql.`,
        );
      const sql = readFileSync(path.join(directory, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Applies what is missing, each migration in its own transaction. Answers the names. */
export const migrate = (databaseUrl: string, directory: string = migrationsDirectory): Promise<string[]> =>
  migrateAnd(databaseUrl, async () => {}, { directory });

/** The same up to the migration of this name, for a database that is to be as it once was. */
export const migrateUpTo = (databaseUrl: string, last: string): Promise<string[]> =>
  applyAll(
    databaseUrl,
    readMigrations().filter(({ name }) => name <= last),
    async () => {},
    () => {},
  );

/**
 * Applies what is missing and then does whatever else makes a database ready, while no other process does
 * either: several may start at once, and latecomers find nothing left to do. Answers the names of what was
 * applied.
 */
export function migrateAnd(
  databaseUrl: string,
  rest: () => Promise<void>,
  { directory = migrationsDirectory, say = () => {} }: { directory?: string; say?: Say } = {},
): Promise<string[]> {
  return applyAll(databaseUrl, readMigrations(directory), rest, say);
}

async function applyAll(
  databaseUrl: string,
  migrations: readonly Migration[],
  rest: () => Promise<void>,
  say: Say,
): Promise<string[]> {
  const client = createConnection(databaseUrl, {
    applicationName: 'tsukimi-migrate',
    statementPatience: null,
  });
  await client.connect();
  try {
    await requireServer(client);
    await takeLock(client, say);
    const applied = await applyMissing(client, migrations, say);
    await makeDays(keeperOn(client));
    await rest();
    return applied;
  } finally {
    // The lock is released with the connection.
    await client.end();
  }
}

/** Asks again and again: an index that is made concurrently waits for every statement, and one that waits for us would wait for it. */
async function takeLock(client: pg.Client, say: Say): Promise<void> {
  for (let tries = 1; ; tries++) {
    const tried = await client.query('select pg_try_advisory_lock($1) as mine', [migrationLock]);
    if (tried.rows[0].mine) return;
    if (tries === 1) say('Another process migrates the database; this one waits for it.');
    await sleep(200);
  }
}

async function applyMissing(
  client: pg.Client,
  migrations: readonly Migration[],
  say: Say,
): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const known = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(known.rows.map((row) => [row.name, row.checksum]));
  const missing = migrations.filter(({ name }) => !applied.has(name));
  refuseChanged(migrations, applied);
  refuseLate(missing, [...applied.keys()]);
  for (const migration of missing) await applyMigration(client, migration, say);
  return missing.map(({ name }) => name);
}

function refuseChanged(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  for (const { name, checksum } of migrations)
    if (applied.has(name) && applied.get(name) !== checksum)
      throw new Error(
        `The migration ${name} was changed after it had been applied. Put the change into a new one.`,
      );
}

/**
 * A late migration was never tested after those already applied: a new database would be built in another
 * order.
 */
function refuseLate(missing: readonly Migration[], applied: string[]): void {
  const last = applied.sort().at(-1) ?? '';
  const late = missing.filter(({ name }) => name < last).map(({ name }) => name);
  if (late.length > 0)
    throw new Error(
      `${late.join(', ')} would have to be applied before ${last}, which is applied already. Nothing was changed. Rename what is new to a later time; or use the version of Tsukimi that this database comes from.`,
    );
}

async function requireServer(client: pg.Client): Promise<void> {
  const result = await client.query(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
       current_setting('server_encoding') as encoding`,
  );
  const { number, name, encoding } = result.rows[0] as { number: number; name: string; encoding: string };
  if (number < 150_000) throw new Error(`PostgreSQL ${name} is too old: 15 or newer is needed.`);
  if (encoding !== 'UTF8') throw new Error(`The database's encoding is ${encoding}: UTF8 is needed.`);
}

/** A migration that a database has. */
export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>;

/** In order. */
export const readApplied = (executor: Executor): Promise<AppliedMigration[]> =>
  executor.query<AppliedMigration>('select name, checksum from schema_migrations order by name');

export interface SchemaState {
  /** Names of the migrations that the database still lacks. Empty: ready to serve. */
  pending: string[];
  /** Names of migrations that a newer version applied and this one does not know. */
  unknown: string[];
}

/** How the database's schema compares with this version. */
export async function schemaState(
  executor: Executor,
  directory: string = migrationsDirectory,
): Promise<SchemaState> {
  const names = readMigrations(directory).map((migration) => migration.name);
  const table = await executor.query<{ there: boolean }>(
    "select to_regclass('schema_migrations') is not null as there",
  );
  if (!table[0]?.there) return { pending: names, unknown: [] };
  const rows = await executor.query<{ name: string }>('select name from schema_migrations order by name');
  const applied = new Set(rows.map((row) => row.name));
  return {
    pending: names.filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !names.includes(name)),
  };
}

/** What to tell an operator about a database that is ahead of this version; null: it is not. */
export const newerWords = ({ unknown }: SchemaState): string | null =>
  unknown.length === 0
    ? null
    : `The database is of a newer version of Tsukimi: this one does not know ${unknown.join(', ')}. That is right while machines are updated one after another; else update this one.`;
