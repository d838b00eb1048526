import type { Executor } from '../../platform/db/database.ts';

export interface ServerState {
  version: string;
  versionNumber: number;
  /** Seconds that its clock is ahead of ours: to be compared with when it was asked. */
  now: Date;
  mostConnections: number;
  connections: number;
  fsync: boolean;
  synchronousCommit: string;
  sharedBytes: number;
  databaseBytes: number;
  /** Of pages that were read, those found in its memory; null: too few to say. */
  hitShare: number | null;
  /** Transactions until old ones must have been frozen. */
  transactionAge: number;
  /** Whether it knows capitals beyond A to Z. */
  foldsLetters: boolean;
  /** What its letters are, as it was made. */
  locale: string;
}

export async function serverState(db: Executor): Promise<ServerState> {
  const [row] = await db.query<ServerState>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as "versionNumber",
       clock_timestamp() as now, current_setting('max_connections')::int as "mostConnections",
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
       current_setting('fsync')::boolean as fsync, current_setting('synchronous_commit') as "synchronousCommit",
       pg_size_bytes(current_setting('shared_buffers')) as "sharedBytes",
       pg_database_size(current_database()) as "databaseBytes",
       (select case when blks_hit + blks_read > 1000000 then blks_hit::float8 / (blks_hit + blks_read) end
        from pg_stat_database where datname = current_database()) as "hitShare",
       (select age(datfrozenxid) from pg_database where datname = current_database()) as "transactionAge",
       lower('É') = 'é' as "foldsLetters", (select datctype from pg_database where datname = current_database()) as locale`,
  );
  return row!;
}

/** Statements and transactions that have run for so many seconds, longest first. */
export const longTransactions = (db: Executor, seconds: number) =>
  db.query<{ pid: number; name: string; seconds: number; state: string }>(
    `select pid, application_name as name, extract(epoch from now() - xact_start)::int as seconds, state
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start < now() - make_interval(secs => $1)
       and backend_type = 'client backend'
     order by xact_start limit 5`,
    [seconds],
  );

/** Those who wait for a lock, with who holds it. */
export const blockedStatements = (db: Executor) =>
  db.query<{ pid: number; by: number[]; seconds: number }>(
    `select pid, pg_blocking_pids(pid) as by, extract(epoch from now() - query_start)::int as seconds
     from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query_start < now() - interval '5 seconds'
     order by query_start limit 5`,
  );

/** Indexes that were begun and never finished: they cost writes and answer nothing. */
export const brokenIndexes = async (db: Executor): Promise<string[]> => {
  const rows = await db.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where not indisvalid order by 1',
  );
  return rows.map(({ name }) => name);
};

/** Tables of which a large part is dead rows, largest first. */
export const bloatedTables = (db: Executor) =>
  db.query<{ name: string; dead: number; live: number; vacuumed: Date | null }>(
    `select relid::regclass::text as name, n_dead_tup as dead, n_live_tup as live,
       greatest(last_vacuum, last_autovacuum) as vacuumed
     from pg_stat_user_tables where n_dead_tup > 100000 and n_dead_tup > n_live_tup * 0.3
     order by n_dead_tup desc limit 5`,
  );

/** The slowest kinds of statements; null: pg_stat_statements is not there, or not ours to read. */
export async function slowStatements(db: Executor, milliseconds: number) {
  const [there] = await db.query<{ there: boolean }>(
    "select to_regclass('pg_stat_statements') is not null as there",
  );
  if (!there?.there) return null;
  return db
    .query<{ text: string; mean: number; calls: number }>(
      `select left(regexp_replace(query, '\\s+', ' ', 'g'), 100) as text, mean_exec_time as mean, calls
       from pg_stat_statements s join pg_database d on d.oid = s.dbid and d.datname = current_database()
       where calls > 20 and mean_exec_time > $1 order by total_exec_time desc limit 5`,
      [milliseconds],
    )
    .catch(() => null);
}
