import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

// Counters are bigint in SQL and far below 2^53 in life; numbers spare every reader a conversion.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

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
  /** Has something done in this process once the change is there for all; never when it is rolled back. */
  afterCommit(callback: () => void): void;
}

export interface Database extends Executor {
  /** Query builder, for statements whose shape depends on input. */
  readonly kysely: Kysely<unknown>;
  readonly pool: pg.Pool;
  transaction<T>(work: (transaction: TransactionExecutor) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connections?: number;
  applicationName?: string;
}

const runner =
  (client: pg.Pool | pg.PoolClient): Executor['query'] =>
  async <Row>(text: string, values: readonly unknown[] = [], name?: string) => {
    const result = await client.query({ text, values: values as unknown[], ...(name ? { name } : {}) });
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
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 16,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: options.applicationName ?? 'tsukimi',
    statement_timeout: 60_000,
    options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan',
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    kysely,
    query: runner(pool),
    // On a connection of the driver: through the builder a statement costs half as much again, and none is prepared.
    async transaction(work) {
      const callbacks: (() => void)[] = [];
      const client = await pool.connect();
      const executor: TransactionExecutor = {
        query: runner(client),
        afterCommit: (callback) => void callbacks.push(callback),
      };
      let isSound = false;
      const result = await attempt(client, () => work(executor))
        .then((done) => {
          isSound = true;
          return done;
        })
        .catch(async (error: unknown) => {
          // A connection that cannot be rolled back is of no more use.
          isSound = await rolledBack(client);
          throw error;
        })
        .finally(() => client.release(!isSound));
      for (const callback of callbacks) callback();
      return result;
    },
    async close() {
      await kysely.destroy();
      // The builder ends the pool only if it was ever used.
      if (!pool.ending) await pool.end();
    },
  };
}
