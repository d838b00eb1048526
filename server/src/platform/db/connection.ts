import pg from 'pg';
import { databaseAddress } from './database-address.ts';
import { behindPooler, clientOf, primaryOf } from './primary-client.ts';

// Counters are bigint in SQL and far below 2^53 in practice; numbers spare every reader a conversion.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Milliseconds that opening a connection may take, and that a statement waits for one from a pool. */
export const connectPatience = 5000;

/** Milliseconds past the server's own limit on a statement until we stop waiting for its reply. */
const grace = 2000;

/** For a pool whose statements may take long. */
const longConnectPatience = 20_000;

/** One connection, for what must run on the same: locks, COPY, one long look. */
export type Connection = pg.Client;

export interface ConnectionOptions {
  /** As the database lists it. */
  applicationName: string;
  /** Milliseconds that a statement may take; null: unlimited, for migrations and for waiting on locks. */
  statementPatience: number | null;
}

export interface PoolOptions extends ConnectionOptions {
  connections: number;
  /** Whether others may hold all connections for long, so that waiting for one takes longer. */
  mayTakeLong: boolean;
  /** Whether a pooler stands before the server, which lends its connections for a transaction each. */
  isPooled: boolean;
  /** Only for reads from a replica: whatever writes is refused. */
  reads?: {
    /** Throws if a new connection leads elsewhere than it should. */
    verify(client: pg.ClientBase): Promise<void>;
  };
}

const settingsOf = (url: string, { applicationName, statementPatience }: ConnectionOptions) => ({
  connectionString: databaseAddress(url).servers[0]!.url,
  application_name: applicationName,
  connectionTimeoutMillis: connectPatience,
  // Detects a server that vanished without a word on an idle connection.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  ...(statementPatience === null
    ? {}
    : { statement_timeout: statementPatience, query_timeout: statementPatience + grace }),
});

// A lost connection fails the statement that runs on it and is reported by 'end'; unhandled, the error ends
// the process.
const hearLoss = (client: pg.Client | pg.PoolClient): unknown => client.on('error', () => {});

/** A standalone connection, not yet connected. Its loss is reported by `end` and never ends the process. */
export function createConnection(url: string, options: ConnectionOptions): Connection {
  const client = new (clientOf(primaryOf(url)))(settingsOf(url, options));
  hearLoss(client);
  return client;
}

/**
 * One plan for all values; and no plan is compiled, which takes longer than to run it: what a plan with a limit as parameter
 * seems to cost is a tenth of its table.
 */
const settingsOfPlans = ['timezone=UTC', 'plan_cache_mode=force_generic_plan', 'jit=off'];
/** Who waits for an answer waits longer for the start of helpers than for what they would do. */
const oneProcess = ['max_parallel_workers_per_gather=0'];

const readOnly = ['default_transaction_read_only=on'];
/** For a connection to a replica: there is another server to ask. */
const replicaPatience = 2000;

/** Connections lent for a statement or a transaction. Losing one, lent or not, never ends the process. */
export function createPool(url: string, options: PoolOptions): pg.Pool {
  const client = clientOf(primaryOf(url));
  const pool = new pg.Pool({
    ...settingsOf(url, options),
    Client: (options.isPooled ? behindPooler(client) : client) as unknown as new () => pg.ClientBase,
    max: options.connections,
    ...(options.mayTakeLong ? { connectionTimeoutMillis: longConnectPatience } : {}),
    ...(options.reads ? { connectionTimeoutMillis: replicaPatience, onConnect: options.reads.verify } : {}),
    idleTimeoutMillis: 30_000,
    options: [
      ...settingsOfPlans,
      ...(options.mayTakeLong ? [] : oneProcess),
      ...(options.reads ? readOnly : []),
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
  });
  // The pool hears the idle ones and replaces them; borrowers should not have to think of it.
  pool.on('error', () => {});
  pool.on('connect', hearLoss);
  return pool;
}
