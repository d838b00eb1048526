import { createHash, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import type pg from 'pg';
import { jobIndexes } from '../jobs/job-queries.ts';
import { prepareJobs } from '../jobs/pg-boss-jobs.ts';
import { createConnection } from './connection.ts';
import { type Database, openDatabase } from './database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate, readMigrations } from './migrate.ts';

export interface TestDatabase {
  db: Database;
  url: string;
  /** Closes and removes it. Happens by itself at the end of the test file. */
  drop(): Promise<void>;
}

/**
 * A test file's own database, migrated and empty.
 *
 * It is made on the server at TEST_DATABASE_URL, which `npm test` sets. A test file that runs alone starts an
 * embedded server in the temporary folder, or joins the one that another test file started; the last to leave
 * stops it.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = await findServer();
  const name = `tsukimi_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  try {
    const template = await buildTemplate(server.url);
    await onServer(server.url, (client) => client.query(`create database ${name} template ${template}`));
  } catch (error) {
    await server.leave();
    throw error;
  }
  const url = inDatabase(server.url, name);
  const db = openDatabase(url, { connections: 8, applicationName: 'tsukimi-test' });
  let dropped: Promise<void> | null = null;
  const drop = async (): Promise<void> => {
    await db.close();
    await onServer(server.url, (client) => client.query(`drop database if exists ${name} with (force)`));
    await server.leave();
  };
  const dropOnce = (): Promise<void> => {
    dropped ??= drop();
    return dropped;
  };
  after(dropOnce);
  return { db, url, drop: dropOnce };
}

interface Server {
  url: string;
  leave(): Promise<void>;
}

let embedded: Promise<EmbeddedPostgres> | null = null;
let guests = 0;

async function findServer(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, leave: async () => {} };
  guests++;
  embedded ??= startEmbeddedPostgres(sharedFolder(), { isDurable: false });
  const server = await embedded;
  return {
    url: server.url,
    leave: async () => {
      if (--guests > 0) return;
      embedded = null;
      await server.stop();
    },
  };
}

/** The same for every test of this checkout and user, so that a second run finds a warm server. */
function sharedFolder(): string {
  const owner = `${import.meta.dirname}:${process.getuid?.() ?? ''}`;
  return path.join(tmpdir(), `tsukimi-test-${createHash('sha256').update(owner).digest('hex').slice(0, 10)}`);
}

const templateLock = 7_262_004;
const templatePrefix = 'tsukimi_template_';

/**
 * A migrated database to copy from, built once for each state of the migrations and of what we add to the
 * queue.
 */
async function buildTemplate(serverUrl: string): Promise<string> {
  const state = [...readMigrations().map((migration) => migration.name + migration.checksum), jobIndexes];
  const name = templatePrefix + createHash('sha256').update(state.join()).digest('hex').slice(0, 12);
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount !== 0) return;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const url = inDatabase(serverUrl, draft);
    await migrate(url);
    const db = openDatabase(url, { connections: 2 });
    await prepareJobs(db).finally(() => db.close());
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

function inDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = createConnection(url, { applicationName: 'tsukimi-test', statementPatience: null });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
