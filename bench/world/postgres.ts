import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { rebuildSearch } from '#server/domains/discovery/index.ts';
import { markLists } from '#server/domains/videos/lists/mark-lists.ts';
import { longPatience, openDatabase } from '#server/platform/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { prepareJobs } from '#server/platform/jobs/pg-boss-jobs.ts';
import { cpuOfFamily, parentOf } from '../measure/process-usage.ts';
import { fillCatalogue } from './catalogue.ts';
import { withoutIndexes } from './indexes.ts';
import { fillViewHistory } from './view-history.ts';

/** How large a bench database is. */
export interface Scale {
  videos: number;
  views: number;
  /** Tells databases of the same size apart. */
  purpose?: string;
}
export const small: Scale = { videos: 1000, views: 100_000 };
/** As large, for what fills tables that are empty there. */
export const talkative: Scale = { ...small, purpose: 'talk' };
export const large: Scale = { videos: 100_000, views: 10_000_000 };
/** Takes a quarter of an hour and some 20 GB to make: rows that ask it are run by their name alone. */
export const huge: Scale = { videos: 1_000_000, views: 30_000_000 };

export interface BenchPostgres {
  version: string;
  /** What was asserted: `fsync on, …`. */
  durability: string;
  /** Address of a database of this scale; the first time it is made, which takes its time. */
  database(scale: Scale): Promise<string>;
  /** CPU milliseconds of the server and all its processes so far. */
  cpu(): number;
  stop(): Promise<void>;
}

const mustBeOn = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;
const prefix = 'tsukimi_bench_';
export const labelOf = ({ videos, purpose = '' }: Scale): string => `${videos}${purpose}`;

export async function startPostgres(folder: string, say: (words: string) => void): Promise<BenchPostgres> {
  const server: EmbeddedPostgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  const { version, postmaster } = await withClient(server.url, async (client) => {
    for (const name of mustBeOn) {
      const shown = (await client.query(`show ${name}`)).rows[0][name] as string;
      if (shown !== 'on')
        throw new Error(`PostgreSQL runs with ${name} ${shown}: figures of it would be worth nothing`);
    }
    const { rows } = await client.query<{ version: string; pid: number }>(
      'select version(), pg_backend_pid() as pid',
    );
    const parent = parentOf(rows[0]!.pid);
    if (parent === null) throw new Error('the PostgreSQL server was not found among the processes');
    return { version: rows[0]!.version.split(' ').slice(0, 2).join(' '), postmaster: parent };
  });
  return {
    version,
    durability: mustBeOn.map((name) => `${name} on`).join(', '),
    database: (scale) => makeDatabase(server.url, scale, say),
    cpu: () => cpuOfFamily(postmaster),
    stop: async () => {
      await server.stop();
    },
  };
}

/** Tables whose indexes are made when they are full. */
const filled = ['videos', 'video_tags', 'view_events', 'video_days', 'daily_viewers', 'video_popularity'];

type Files = readonly [folder: string, files: RegExp][];
/** What a database is made by: when it changes, the database is made again. */
const fillers: Files = [
  ['../../server/migrations', /\.sql$/],
  ['.', /^(catalogue|indexes|view-history|words)\.ts$/],
];
/** What the search index is written by: when it changes, the index is. How it is read may change without it. */
const indexers: Files = [
  [
    '../../server/src/domains/discovery/search',
    /^(index-|rebuild-|tier-|kana-sounds|length-steps|search-text).*(?<!\.test)\.ts$/,
  ],
];

function hashOf(all: Files): string {
  const hash = createHash('sha256');
  for (const [folder, files] of all) {
    const place = path.join(import.meta.dirname, folder);
    for (const name of readdirSync(place).sort()) {
      if (files.test(name)) hash.update(name).update(readFileSync(path.join(place, name)));
    }
  }
  return hash.digest('hex').slice(0, 10);
}

async function makeDatabase(serverUrl: string, scale: Scale, say: (words: string) => void): Promise<string> {
  const name = `${prefix}${labelOf(scale)}_${hashOf(fillers)}`;
  const index = hashOf(indexers);
  const url = inDatabase(serverUrl, name);
  await withClient(serverUrl, async (client) => {
    const known = await client.query<{ name: string; index: string | null }>(
      `select datname as name, shobj_description(oid, 'pg_database') as index from pg_database where datname like $1`,
      [`${prefix}${labelOf(scale)}\\_%`],
    );
    const current = known.rows.find((row) => row.name === name);
    const startedAt = performance.now();
    const step = (words: string): void =>
      say(`  ${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${words}`);
    if (!current) {
      say(
        `making a database of ${scale.videos.toLocaleString('en')} videos and ${scale.views.toLocaleString('en')} views`,
      );
      for (const old of known.rows) await client.query(`drop database if exists "${old.name}" with (force)`);
      const draft = `${name}_draft`;
      await client.query(`create database "${draft}"`);
      await fill(inDatabase(serverUrl, draft), scale, step);
      await client.query(`alter database "${draft}" rename to "${name}"`);
    }
    if (current?.index !== index) {
      await indexSearch(url);
      await client.query(`comment on database "${name}" is '${index}'`);
      step('search index');
    }
  });
  return url;
}

async function fill(url: string, scale: Scale, step: (words: string) => void): Promise<void> {
  await migrate(url);
  const db = openDatabase(url, { connections: 2, applicationName: 'tsukimi-bench' });
  await prepareJobs(db).finally(() => db.close());
  await withClient(url, async (client) => {
    // What is generated agrees with itself: nothing has to be checked or noted row by row.
    await client.query(`set session_replication_role = replica`);
    await client.query(`set work_mem = '512MB'; set maintenance_work_mem = '1GB'`);
    const index = await withoutIndexes(client, filled);
    await fillCatalogue(client, scale.videos);
    step('catalogue');
    await fillViewHistory(client, scale.views);
    step('views');
    // Each row was written twice; now they lie in the order in which they came.
    await client.query('cluster videos using videos_pkey');
    await index();
    await client.query('analyze');
    step('indexes');
  });
}

/** By the product's own function, and everything told to the planner afterwards. */
async function indexSearch(url: string): Promise<void> {
  const db = openDatabase(url, {
    connections: 4,
    applicationName: 'tsukimi-bench',
    statementPatience: longPatience,
  });
  try {
    await db.query('truncate video_search, search_terms, search_names');
    await rebuildSearch(db);
    await markLists(db);
  } finally {
    await db.close();
  }
  // Over a connection without the product's limit on the time of a statement.
  await withClient(url, async (client) => {
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  });
}

export function inDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'tsukimi-bench' });
  // When the server goes away the statement under way fails; unheard, the event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
