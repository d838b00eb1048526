import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createConnection } from './connection.ts';
import { findSeat, giveTo, type PostgresSeat, runAs } from './postgres-identity.ts';
import { processIsPostgres } from './postgres-process.ts';

export interface EmbeddedPostgres {
  /** Address of its database `tsukimi`. */
  readonly url: string;
  readonly port: number;
  /** Whether it was already running, left behind by a killed process or started by another. */
  readonly adopted: boolean;
  /** Settles when the server goes away without having been told to. */
  readonly lost: Promise<void>;
  /** Stops it unless another process uses it too; answers whether it did. */
  stop(): Promise<boolean>;
}

export interface EmbeddedPostgresOptions {
  /** Port to use; by default a free one. A server that is already running stays on its own. */
  port?: number;
  /** Milliseconds until it gives up. */
  patience?: number;
  /**
   * `false` for data that need not survive a crash of the machine, such as that of tests: commits do not wait
   * for the disk. There is little of it, too.
   */
  isDurable?: boolean;
}

// Everyone who uses the server shares this lock; the last one can take it exclusively, and stops the server.
const inUseLock = 7_262_001;
const user = 'tsukimi';

interface Cluster {
  seat: PostgresSeat;
  data: string;
  log: string;
  password: string;
}

/** Starts PostgreSQL on the data in `directory` (created if missing), or adopts the server running on it. */
export async function startEmbeddedPostgres(
  directory: string,
  options: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // One name per folder: a server is recognised by the path it was started on.
  const seat = await findSeat(realpathSync(directory));
  const cluster = await openCluster(seat);
  const deadline = Date.now() + (options.patience ?? 60_000);
  let adopted = true;
  for (;;) {
    const port = await runningPort(cluster, deadline);
    const holder = port === null ? null : await hold(cluster, port);
    if (port !== null && holder !== null) return handle(cluster, port, holder, adopted);
    if (port !== null) continue;
    adopted = false;
    const problem = await start(cluster, options.port ?? (await freePort()), options.isDurable ?? true);
    if (problem === null) continue;
    if (!problem.passes || Date.now() > deadline)
      throw new Error(`PostgreSQL does not start: ${problem.words}`);
    adopted = true;
    await sleep(300);
  }
}

async function openCluster(seat: PostgresSeat): Promise<Cluster> {
  const place = path.join(seat.home, 'server');
  const data = path.join(place, 'cluster');
  if (!existsSync(place)) await createCluster(seat, place);
  const password = readFileSync(path.join(place, 'password'), 'utf8').trim();
  return { seat, data, log: path.join(place, 'log'), password };
}

/** Builds the cluster next to its place and moves it there whole, so that a kill leaves no half-made one. */
async function createCluster(seat: PostgresSeat, place: string): Promise<void> {
  const draft = path.join(seat.home, `draft-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(path.join(draft, 'password'), `${randomBytes(18).toString('hex')}\n`, { mode: 0o600 });
  giveTo(seat.identity, seat.home);
  giveTo(seat.identity, draft);
  await runAs(
    seat.identity,
    path.join(seat.programs, 'initdb'),
    [
      ...['-D', path.join(draft, 'cluster'), '-U', user, `--pwfile=${path.join(draft, 'password')}`],
      ...[
        '-A',
        'scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
    ],
    draft,
  );
  try {
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was quicker; its cluster is as good.
    if (!existsSync(place)) throw error;
  }
}

/**
 * An eighth of what this machine, or container, has: pages and indexes of a large catalogue are then read where they
 * lie. It is taken as it is needed. A test's few rows need little.
 */
function sharedMegabytes(isDurable: boolean): number {
  const allowed = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const eighth = Math.floor(Math.min(totalmem(), allowed) / 8 / 2 ** 20);
  return Math.min(isDurable ? 4096 : 256, Math.max(128, eighth));
}

const settings = (port: number, isDurable: boolean): string => {
  const durable = isDurable ? 'on' : 'off';
  const values: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '200',
    shared_buffers: `${sharedMegabytes(isDurable)}MB`,
    // Our statements are short; compiling them costs more than it saves.
    jit: 'off',
    random_page_cost: '1.1',
    // What was acknowledged survives a crash. These are the defaults, spelled out so that nobody wonders.
    fsync: durable,
    full_page_writes: durable,
    synchronous_commit: durable,
    // A test's few rows are counted sooner than a second process is started for them.
    ...(isDurable ? {} : { max_parallel_workers_per_gather: '0' }),
  };
  return [`-p ${port}`, ...Object.entries(values).map(([name, value]) => `-c ${name}=${value}`)].join(' ');
};

/** Null if the server came up; else what it said, and whether waiting may help. */
async function start(
  cluster: Cluster,
  port: number,
  isDurable: boolean,
): Promise<{ words: string; passes: boolean } | null> {
  const { seat, data, log } = cluster;
  giveTo(seat.identity, seat.home);
  if (existsSync(log) && statSync(log).size > 10 * 2 ** 20) renameSync(log, `${log}.1`);
  const written = existsSync(log) ? statSync(log).size : 0;
  try {
    const args = ['-D', data, '-w', '-t', '60', '-l', log, '-o', settings(port, isDurable), 'start'];
    await runAs(seat.identity, path.join(seat.programs, 'pg_ctl'), args, path.dirname(data));
    return null;
  } catch (error) {
    const said = existsSync(log) ? readFileSync(log).subarray(written).toString('utf8') : '';
    const words =
      said
        .split('\n')
        .filter((line) => /FATAL|PANIC|ERROR|HINT/.test(line))
        .join(' ') || (error as Error).message;
    // A killed server's children need a moment to notice; a port may have been taken since we looked.
    return {
      words,
      passes: /shared memory block|lock file|Address already in use|could not bind/i.test(said),
    };
  }
}

/** Port of the server that runs on the cluster, waiting while it recovers; null if none does. */
async function runningPort(cluster: Cluster, deadline: number): Promise<number | null> {
  const file = path.join(cluster.data, 'postmaster.pid');
  for (;;) {
    if (!existsSync(file)) return null;
    const lines = readFileSync(file, 'utf8').split('\n');
    const pid = Number(lines[0]);
    // The process id may belong to another program since the server was killed; PostgreSQL would believe the
    // file.
    if (!processIsPostgres(pid, cluster.data)) {
      rmSync(file, { force: true });
      return null;
    }
    const port = Number(lines[3]);
    if (port > 0 && (await answers(cluster, port))) return port;
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) runs on ${cluster.data} but does not answer.`);
    await sleep(100);
  }
}

const address = (cluster: Cluster, port: number, database: string): string =>
  `postgres://${user}:${cluster.password}@127.0.0.1:${port}/${database}?sslmode=disable`;

async function connect(url: string): Promise<pg.Client> {
  const client = createConnection(url, { applicationName: 'tsukimi-keeper', statementPatience: null });
  await client.connect();
  return client;
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  try {
    const client = await connect(address(cluster, port, 'postgres'));
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Joins the users of the server; null if it went away in the meantime. */
async function hold(cluster: Cluster, port: number): Promise<pg.Client | null> {
  let client: pg.Client | null = null;
  try {
    client = await connect(address(cluster, port, 'postgres'));
    await client.query('select pg_advisory_lock_shared($1)', [inUseLock]);
    const known = await client.query('select 1 from pg_database where datname = $1', [user]);
    if (known.rowCount === 0)
      await client.query(`create database ${user}`).catch((error: { code?: string }) => {
        if (error.code !== '42P04' && error.code !== '23505') throw error;
      });
    return client;
  } catch (error) {
    await client?.end().catch(() => {});
    if (/^(57P0|08)|ECONN/.test((error as { code?: string }).code ?? 'ECONN')) return null;
    throw error;
  }
}

function handle(cluster: Cluster, port: number, holder: pg.Client, adopted: boolean): EmbeddedPostgres {
  let stopping: Promise<boolean> | null = null;
  let gone = false;
  const lost = new Promise<void>((resolve) => {
    holder.once('end', () => {
      gone = true;
      if (!stopping) resolve();
    });
  });
  const stop = async (): Promise<boolean> => {
    if (!gone) {
      await holder.query('select pg_advisory_unlock_shared($1)', [inUseLock]);
      const alone = await holder.query('select pg_try_advisory_lock($1) as mine', [inUseLock]);
      if (!alone.rows[0].mine) {
        await holder.end();
        return false;
      }
    }
    const { seat, data, log } = cluster;
    if (!existsSync(path.join(data, 'postmaster.pid'))) return true;
    const args = ['-D', data, '-m', 'fast', '-w', '-t', '60', 'stop'];
    await runAs(seat.identity, path.join(seat.programs, 'pg_ctl'), args, path.dirname(data)).catch(
      (error: Error) => {
        if (existsSync(path.join(data, 'postmaster.pid'))) throw error;
        appendFileSync(log, `${error.message}\n`);
      },
    );
    return true;
  };
  return {
    url: address(cluster, port, user),
    port,
    adopted,
    lost,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** A port that is free now. Another program may take it first, so callers must be ready to retry. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
