import path from 'node:path';
import pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';

export interface SiteDatabase {
  url: string;
  /** Null where DATABASE_URL names a server that is not ours. */
  embedded: EmbeddedPostgres | null;
  /** Leaves it. The embedded server stops when nobody else uses it. */
  leave(): Promise<void>;
}

/** The site's database: the one that DATABASE_URL names, else the embedded server, started or joined. */
export async function openSiteDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: { port?: number } = {},
): Promise<SiteDatabase> {
  if (config.databaseUrl !== null) {
    await requireAnswer(config.databaseUrl);
    return { url: config.databaseUrl, embedded: null, leave: async () => {} };
  }
  const embedded = await startEmbeddedPostgres(path.join(config.dataDir, 'postgres'), options);
  return { url: embedded.url, embedded, leave: async () => void (await embedded.stop()) };
}

/** Throws one line that names the server, without its password. */
async function requireAnswer(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'tsukimi-start',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const { host, pathname } = new URL(connectionString);
    const why = (error as Error).message || (error as { code?: string }).code;
    throw new Error(`The database ${pathname.slice(1)} on ${host} (DATABASE_URL) does not answer: ${why}`);
  }
}
