import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { createConnection } from './connection.ts';
import type { Executor } from './database.ts';

/** Folder of the migrations: plain SQL, applied in the order of their names, never changed once applied. */
export const migrationsDirectory = path.resolve(import.meta.dirname, '../../../migrations');

const migrationLock = 7_262_003;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export function readMigrations(directory: string = migrationsDirectory): Migration[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(directory, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Applies what is missing, each migration in a transaction of its own. Answers the names. */
export async function migrate(
  databaseUrl: string,
  directory: string = migrationsDirectory,
): Promise<string[]> {
  const migrations = readMigrations(directory);
  const client = createConnection(databaseUrl, {
    applicationName: 'tsukimi-migrate',
    statementPatience: null,
  });
  await client.connect();
  try {
    // Several processes may start at once; the second waits here and finds nothing left to do.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await requireServer(client);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const known = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const applied = new Map(known.rows.map((row) => [row.name, row.checksum]));
    const missing: string[] = [];
    for (const migration of migrations) {
      const before = applied.get(migration.name);
      if (before === migration.checksum) continue;
      if (before !== undefined)
        throw new Error(
          `The migration ${migration.name} was changed after it had been applied. Put the change into a new one.`,
        );
      await apply(client, migration);
      missing.push(migration.name);
    }
    return missing;
  } finally {
    await client.end();
  }
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

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Names of the migrations that the database still lacks. Empty: ready to serve. */
export async function pendingMigrations(
  executor: Executor,
  directory: string = migrationsDirectory,
): Promise<string[]> {
  const names = readMigrations(directory).map((migration) => migration.name);
  const table = await executor.query<{ there: boolean }>(
    "select to_regclass('schema_migrations') is not null as there",
  );
  if (!table[0]?.there) return names;
  const rows = await executor.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  return names.filter((name) => !applied.has(name));
}
