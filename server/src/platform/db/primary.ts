import pg from 'pg';
import { cutConnection } from './cut-connection.ts';
import type { DatabaseServer } from './database-address.ts';
import { whyNot } from './outage.ts';

/** Milliseconds in which a server must say whether it is the primary. */
const patience = 1500;
/** Milliseconds between two looks at whether the primary still is one. */
const lookEvery = 500;

/** As a server that is starting: it passes. */
const noPrimary = (error: AggregateError): Error =>
  Object.assign(new Error(`no server takes writes (${[...new Set(error.errors.map(whyNot))].join('; ')})`), {
    code: '57P03',
  });

/**
 * Which of several servers is the primary. It is looked for when a connection is opened, and watched from then on: once
 * another server is, every connection to the old one is cut, so that nothing waits for an answer that never comes. One that
 * is only slow is left in peace.
 */
export class Primary {
  readonly #servers: readonly DatabaseServer[];
  /** Open connections, with the server that each goes to. */
  readonly #connections = new Map<pg.Client, DatabaseServer>();
  #found: DatabaseServer | null = null;
  #looking: Promise<DatabaseServer> | null = null;
  #isWatched = false;

  constructor(servers: readonly DatabaseServer[]) {
    this.#servers = servers;
  }

  /** Answers its server. All who ask at once share one look; throws an outage if no server takes writes now. */
  async find(): Promise<DatabaseServer> {
    return this.#found ?? this.#look();
  }

  /** Cuts a connection to this server once another is the primary. */
  hold(client: pg.Client, server: DatabaseServer): void {
    this.#connections.set(client, server);
    client.once('end', () => this.#connections.delete(client));
    if (!this.#isWatched) void this.#watch();
  }

  #look(): Promise<DatabaseServer> {
    this.#looking ??= Promise.any(this.#servers.map(requirePrimary))
      .then((found) => {
        this.#found = found;
        for (const [client, server] of this.#connections) if (server !== found) cutConnection(client);
        return found;
      })
      .catch((error: AggregateError) => {
        throw noPrimary(error);
      })
      .finally(() => {
        this.#looking = null;
      });
    return this.#looking;
  }

  /** As long as anybody is connected. */
  async #watch(): Promise<void> {
    this.#isWatched = true;
    let watching: pg.Client | null = null;
    let watched: DatabaseServer | null = null;
    while (this.#connections.size > 0) {
      const server = this.#found;
      try {
        if (server === null) await this.#look();
        else {
          if (watching === null || watched !== server) {
            await watching?.end().catch(() => {});
            watching = await connect(server);
            watched = server;
          }
          await requireWrites(watching);
        }
      } catch {
        if (watching !== null) cutConnection(watching);
        watching = null;
        this.#found = null;
      }
      await new Promise((resolve) => setTimeout(resolve, lookEvery).unref());
    }
    await watching?.end().catch(() => {});
    this.#found = null;
    this.#isWatched = false;
  }
}

async function connect({ url }: DatabaseServer): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tsukimi-primary',
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function requireWrites(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>('select not pg_is_in_recovery() as is');
  if (!rows[0]?.is) throw new Error('a replica');
}

async function requirePrimary(server: DatabaseServer): Promise<DatabaseServer> {
  const client = await connect(server);
  try {
    await requireWrites(client);
    return server;
  } finally {
    client.end().catch(() => {});
  }
}
