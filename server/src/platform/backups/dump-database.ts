import { type Connection, createConnection } from '../db/connection.ts';
import { copyOut } from '../db/copying.ts';
import { executorOn } from '../db/database.ts';
import { readApplied } from '../db/migrate.ts';
import { readWaitingJobs } from '../jobs/waiting-job-queries.ts';
import type { BackupTarget } from './backup-target.ts';
import { listTables, readSequences, readServer, run } from './catalog-queries.ts';
import { keysIn, type Manifest, type StoredTable } from './manifest.ts';
import { packed, writeLines } from './packed-lines.ts';

export type DatabasePart = Pick<
  Manifest,
  'takenAt' | 'serverVersion' | 'migrations' | 'tables' | 'sequences' | 'jobs'
>;

/**
 * Writes the whole database as it is at one moment, while others go on writing to it. `taken` is called once that moment
 * is fixed, and awaited at the end. Tables that are made anew by themselves are left out. Indexes and definitions are not written: migrations make them.
 */
export async function dumpDatabase<T>(
  url: string,
  target: BackupTarget,
  id: string,
  { leftOut, taken }: { leftOut: readonly string[]; taken: () => Promise<T> },
): Promise<{ database: DatabasePart; meanwhile: T }> {
  const client = createConnection(url, { applicationName: 'tsukimi-backup', statementPatience: null });
  await client.connect();
  try {
    const db = executorOn(client);
    await run(db, 'begin isolation level repeatable read, read only');
    // The moment is that of the first statement.
    const { now, version } = await readServer(db);
    const [meanwhile, database] = await Promise.all([
      taken(),
      writeDatabase(client, target, keysIn(id), leftOut).then((rest) => ({
        takenAt: now,
        serverVersion: version,
        ...rest,
      })),
    ]);
    await run(db, 'commit');
    return { database, meanwhile };
  } finally {
    await client.end().catch(() => {});
  }
}

async function writeDatabase(
  client: Connection,
  target: BackupTarget,
  keys: ReturnType<typeof keysIn>,
  leftOut: readonly string[],
): Promise<Omit<DatabasePart, 'takenAt' | 'serverVersion'>> {
  const db = executorOn(client);
  const migrations = await readApplied(db);
  const sequences = await readSequences(db);
  const jobs = await readWaitingJobs(db);
  await writeLines(target, keys.jobs, jobs);
  const tables: StoredTable[] = [];
  for (const table of await listTables(db, leftOut)) {
    const { text, rows } = copyOut(
      client,
      `copy (select ${table.columns.join(', ')} from public.${table.name}) to stdout`,
    );
    const { crc } = await target.write(keys.table(table.name), packed(text));
    tables.push({ ...table, rows: rows(), crc });
  }
  return { migrations, sequences, jobs: jobs.length, tables };
}
