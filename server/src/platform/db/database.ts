import type pg from 'pg';
import { inSpan, isTracing } from '../tracing/tracing.ts';
import { type Connection, createConnection, createPool } from './connection.ts';
import { isOutage } from './outage.ts';
import { tracedStatement } from './traced-statement.ts';

/** Anything that runs a statement: the pool, or an open transaction. */
export interface Executor {
  /** Runs one statement with bound values. A `name` makes it a prepared statement, once per connection. */
  query<Row = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ): Promise<Row[]>;
}

export interface TransactionExecutor extends Executor {
  /** Runs something in this process once the change is visible to all; never if it is rolled back. */
  afterCommit(callback: () => void): void;
}

export interface Database extends Executor {
  readonly pool: pg.Pool;
  transaction<T>(work: (transaction: TransactionExecutor) => Promise<T>): Promise<T>;
  /**
   * A connection of its own to the server itself, not yet connected: for locks and whatever else belongs to a session.
   */
  openSession(): Connection;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connections?: number;
  applicationName?: string;
  /** Milliseconds that a statement may take. */
  statementPatience?: number;
  /**
   * Where the address leads to a pooler that pools by transaction: the address of the server itself, and whether the pooler
   * knows prepared statements.
   */
  behindPooler?: { directUrl: string; preparesStatements: boolean } | null;
}

/** For a statement that somebody waits for. */
export const shortPatience = 15_000;
/** For the statements of jobs and commands: rollups and purges go through whole tables. */
export const longPatience = 600_000;

/** Runs statements on a connection, or on any of a pool. */
export const executorOn = (client: pg.Pool | pg.ClientBase, server = 'primary'): Executor => ({
  query: runner(client, true, server),
});

const runner =
  (client: pg.Pool | pg.ClientBase, prepares: boolean, server = 'primary'): Executor['query'] =>
  async <Row>(text: string, values: readonly unknown[] = [], name?: string) => {
    const statement = { text, values: values as unknown[], ...(name && prepares ? { name } : {}) };
    const result = isTracing()
      ? await tracedStatement({ text, name, server }, () => client.query(statement))
      : await client.query(statement);
    return result.rows as Row[];
  };

async function attempt<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  const result = await work();
  await client.query('commit');
  return result;
}

const rolledBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const statementPatience = options.statementPatience ?? shortPatience;
  const applicationName = options.applicationName ?? 'tsukimi';
  const pooler = options.behindPooler ?? null;
  const prepares = pooler?.preparesStatements ?? true;
  const pool = createPool(url, {
    applicationName,
    isPooled: pooler !== null,
    connections: options.connections ?? 16,
    statementPatience,
    mayTakeLong: statementPatience > shortPatience,
  });
  return {
    pool,
    query: runner(pool, prepares),
    openSession: () =>
      createConnection(pooler?.directUrl ?? url, { applicationName, statementPatience: null }),
    transaction: (work) => (isTracing() ? inSpan('transaction', {}, () => transact(work)) : transact(work)),
    async close() {
      if (!pool.ending) await pool.end();
    },
  };

  async function transact<T>(work: (transaction: TransactionExecutor) => Promise<T>): Promise<T> {
    const callbacks: (() => void)[] = [];
    const client = await pool.connect();
    const executor: TransactionExecutor = {
      query: runner(client, prepares),
      afterCommit: (callback) => void callbacks.push(callback),
    };
    let isSound = false;
    const result = await attempt(client, () => work(executor))
      .then((done) => {
        isSound = true;
        return done;
      })
      .catch(async (error: unknown) => {
        // A connection that cannot be rolled back is useless; a lost one need not be asked.
        isSound = !isOutage(error) && (await rolledBack(client));
        throw error;
      })
      .finally(() => client.release(!isSound));
    for (const callback of callbacks) callback();
    return result;
  }
}
