import type pg from 'pg';
import { connectPatience, createConnection } from '../db/connection.ts';
import type { Executor } from '../db/database.ts';
import type { Log } from '../log.ts';

/** Advisory lock shared by every running worker: while it is held, somebody works through the queue. */
export const workerAliveLock = 7_262_002;

/** Whether a worker is running anywhere on this database. */
export async function isWorkerAlive(executor: Executor): Promise<boolean> {
  const rows = await executor.query(
    `select 1 from pg_locks
     where locktype = 'advisory' and classid = 0 and objid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [workerAliveLock],
  );
  return rows.length > 0;
}

export interface WorkerPresence {
  /**
   * Whether no other worker was alive when this one started: jobs marked as running then were left by a
   * killed one.
   */
  readonly wasAlone: boolean;
  leave(): Promise<void>;
}

/** Holds the lock as long as the process lives, even across a restart of the database. */
export async function announceWorker(databaseUrl: string, log: Log): Promise<WorkerPresence> {
  let left = false;
  let client = await connect(databaseUrl);
  const alone = await client.query('select pg_try_advisory_lock($1) as mine', [workerAliveLock]);
  await client.query('select pg_advisory_lock_shared($1)', [workerAliveLock]);
  const wasAlone = alone.rows[0].mine === true;
  if (wasAlone) await client.query('select pg_advisory_unlock($1)', [workerAliveLock]);

  let retry: NodeJS.Timeout | null = null;
  const comeBack = (): void => {
    if (left) return;
    retry = setTimeout(async () => {
      try {
        client = await connect(databaseUrl);
        await client.query('select pg_advisory_lock_shared($1)', [workerAliveLock]);
        client.once('end', comeBack);
        if (left) await client.end();
      } catch (error) {
        log.warn({ err: error }, 'the worker cannot reach the database; trying again');
        comeBack();
      }
    }, 1000);
  };
  client.once('end', comeBack);
  return {
    wasAlone,
    async leave() {
      left = true;
      if (retry) clearTimeout(retry);
      await client.end().catch(() => {});
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = createConnection(url, {
    applicationName: 'tsukimi-worker-presence',
    statementPatience: connectPatience,
  });
  await client.connect();
  return client;
}
