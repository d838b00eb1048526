import pg from 'pg';

// Counters are bigint in SQL and far below 2^53 in life; numbers spare every reader a conversion.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Milliseconds that a connection may take to be made, and a statement to get one of a pool. */
export const connectPatience = 5000;

/** What is beyond the server's own limit on a statement, until we no longer wait for its word. */
const grace = 2000;

/** Of a pool whose statements may take long. */
const longConnectPatience = 20_000;

export interface ConnectionOptions {
  /** As the database lists it. */
  applicationName: string;
  /** Milliseconds that a statement may take; null: what it needs, as a migration does, or a lock that is waited for. */
  statementPatience: number | null;
}

export interface PoolOptions extends ConnectionOptions {
  connections: number;
  /** Whether others may hold all connections for long, so that one is waited for longer. */
  mayTakeLong: boolean;
}

const settingsOf = (url: string, { applicationName, statementPatience }: ConnectionOptions) => ({
  connectionString: url,
  application_name: applicationName,
  connectionTimeoutMillis: connectPatience,
  // A server that is gone without a word is noticed on a connection on which nothing is asked.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  ...(statementPatience === null
    ? {}
    : { statement_timeout: statementPatience, query_timeout: statementPatience + grace }),
});

// A lost connection fails the statement that runs on it and is told by 'end'; unheard, the error ends the process.
const hearLoss = (client: pg.Client | pg.PoolClient): unknown => client.on('error', () => {});

/** A connection by itself, not yet connected. Its loss is told by `end`, and never ends the process. */
export function createConnection(url: string, options: ConnectionOptions): pg.Client {
  const client = new pg.Client(settingsOf(url, options));
  hearLoss(client);
  return client;
}

/** Closes a connection at once, whatever runs on it: an orderly farewell to a server that is gone takes for ever. */
export function cutConnection(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

/** Connections that are lent for a statement or a transaction. Losing one, lent or not, never ends the process. */
export function createPool(url: string, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...settingsOf(url, options),
    max: options.connections,
    ...(options.mayTakeLong ? { connectionTimeoutMillis: longConnectPatience } : {}),
    idleTimeoutMillis: 30_000,
    options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan',
  });
  // The pool hears those that lie idle, and replaces them; whoever borrows one should not have to think of it.
  pool.on('error', () => {});
  pool.on('connect', hearLoss);
  return pool;
}
