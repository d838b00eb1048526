import { AppError } from '../../kit/app-error.ts';
import { type DayKeeper, dayAfter, keeperOn, makeDays } from '../days/day-partitions.ts';
import { type Connection, createConnection } from '../db/connection.ts';
import { copyIn } from '../db/copying.ts';
import { type Executor, executorOn } from '../db/database.ts';
import { type AppliedMigration, migrateUpTo, readMigrations } from '../db/migrate.ts';
import type { BackupTarget } from './backup-target.ts';
import { listPlainIndexes, listReferences, listTriggered, run, setSequence } from './catalog-queries.ts';
import { keysIn, type Manifest, type StoredTable } from './manifest.ts';
import { requireObject, unpacked } from './packed-lines.ts';

/**
 * Brings an empty database to what a backup holds: the tables as the migrations of that time make them, filled in one
 * transaction. Can be repeated after it was interrupted. What a newer version changes since is left to the next `migrate`.
 */
export async function restoreDatabase(url: string, target: BackupTarget, manifest: Manifest): Promise<void> {
  requireKnown(manifest.migrations);
  await migrateUpTo(url, manifest.migrations.at(-1)?.name ?? '');
  const client = createConnection(url, { applicationName: 'tsukimi-restore', statementPatience: null });
  await client.connect();
  try {
    const db = executorOn(client);
    await makeRoom(keeperOn(client), manifest);
    await run(db, 'begin');
    await fill(client, db, target, manifest);
    await run(db, 'commit');
    await run(db, 'analyze');
  } finally {
    await client.end().catch(() => {});
  }
}

/** A schema that this version would not build in the same way cannot be filled. */
function requireKnown(migrations: readonly AppliedMigration[]): void {
  const ours = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations
    .filter(({ name, checksum }) => ours.get(name) !== checksum)
    .map(({ name }) => name);
  if (unknown.length > 0)
    throw new AppError(
      'badInput',
      `This backup is of a newer version of Tsukimi, which knows ${unknown.join(', ')}: restore with that one.`,
    );
}

/** From so many rows on it is quicker to make an index once than to keep it row by row. */
const manyRows = 5_000;

/** Days before a backup of which events are usually kept. */
const daysBefore = 100;

/** The days of long tables: what has none would lie among the rest, and be moved later. */
async function makeRoom(db: DayKeeper, { takenAt, tables }: Manifest): Promise<void> {
  const long = new Set(tables.filter(({ rows }) => rows > manyRows).map(({ name }) => name));
  await makeDays(db, { since: dayAfter(takenAt.slice(0, 10), -daysBefore), tables: long });
}

/**
 * References are dropped and made again, which proves them; indexes of long tables that guard nothing as well. Triggers
 * rest: their rows are in the backup already.
 */
async function fill(
  client: Connection,
  db: Executor,
  target: BackupTarget,
  manifest: Manifest,
): Promise<void> {
  const references = await listReferences(db);
  const long = new Set(manifest.tables.filter(({ rows }) => rows > manyRows).map(({ name }) => name));
  const indexes = (await listPlainIndexes(db)).filter(({ table }) => long.has(table));
  const triggered = await listTriggered(db);
  for (const { table, name } of references) await run(db, `alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await run(db, `drop index ${name}`);
  for (const table of triggered) await run(db, `alter table ${table} disable trigger user`);
  // Migrations put rows into tables that they make.
  if (manifest.tables.length > 0)
    await run(db, `truncate ${manifest.tables.map(({ name }) => `public.${name}`).join(', ')}`);
  for (const table of manifest.tables) await fillTable(client, target, manifest.id, table);
  for (const sequence of manifest.sequences) await setSequence(db, sequence);
  for (const { sql } of indexes) await run(db, sql);
  for (const table of triggered) await run(db, `alter table ${table} enable trigger user`);
  for (const { sql } of references) await run(db, sql);
}

async function fillTable(
  client: Connection,
  target: BackupTarget,
  id: string,
  { name, columns, rows }: StoredTable,
): Promise<void> {
  const source = await requireObject(target, keysIn(id).table(name));
  const statement = `copy public.${name} (${columns.join(', ')}) from stdin`;
  const came = await copyIn(client, statement, unpacked(source));
  if (came !== rows)
    throw new Error(`The table ${name} had ${rows} rows when it was backed up, and ${came} came back.`);
}
