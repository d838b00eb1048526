import pg from 'pg';
import { databaseAddress } from './database-address.ts';
import { Primary } from './primary.ts';

/** By address: everything that this process connects with shares the look for it. */
const primaries = new Map<string, Primary>();

/** Finds the primary among the servers of an address; null where there is only one server. */
export function primaryOf(url: string): Primary | null {
  const { servers } = databaseAddress(url);
  if (servers.length < 2) return null;
  const primary = primaries.get(url) ?? new Primary(servers);
  primaries.set(url, primary);
  return primary;
}

type ClientClass = new (config: pg.ClientConfig) => pg.Client;

/** The driver's client, or one that connects to whichever server is the primary at that moment. */
export function clientOf(primary: Primary | null): ClientClass {
  if (primary === null) return pg.Client;
  return class extends pg.Client {
    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | undefined {
      const connected = this.#connect(primary);
      if (callback === undefined) return connected;
      connected.then(() => (callback as () => void)(), callback);
      return undefined;
    }

    async #connect(cluster: Primary): Promise<this> {
      const server = await cluster.find();
      Object.assign(this, { host: server.host, port: server.port });
      cluster.hold(this, server);
      await super.connect();
      return this;
    }
  };
}

/**
 * One that tells a pooler nothing but what poolers that pool by transaction keep for each client: the rest would go to
 * whoever has the server's connection next.
 */
export const behindPooler = (client: ClientClass): ClientClass =>
  class extends client {
    getStartupConf(): Record<string, string> {
      const { user = '', database = '' } = this;
      const { application_name = 'tsukimi' } = (
        this as unknown as { connectionParameters: { application_name?: string } }
      ).connectionParameters;
      return { user, database, application_name, TimeZone: 'UTC' };
    }
  };
