import path from 'node:path';
import type { Config } from '../../platform/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { awaitAnswer, requireAnswer, type Waiting } from '../../platform/db/require-answer.ts';

export interface SiteDatabase {
  url: string;
  /** Null where DATABASE_URL names a server that is not ours. */
  embedded: EmbeddedPostgres | null;
  /** Disconnects. The embedded server stops when nobody else uses it. */
  leave(): Promise<void>;
}

/**
 * The site's database: the one that DATABASE_URL names, else the embedded server, started or joined. With `waiting` a
 * server that is not there yet is waited for; without, it is refused with a clear message.
 */
export async function openSiteDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { waiting, ...options }: { port?: number; waiting?: Waiting } = {},
): Promise<SiteDatabase> {
  if (config.databaseUrl !== null) {
    await (waiting ? awaitAnswer(config.databaseUrl, waiting) : requireAnswer(config.databaseUrl));
    return { url: config.databaseUrl, embedded: null, leave: async () => {} };
  }
  const embedded = await startEmbeddedPostgres(path.join(config.dataDir, 'postgres'), options);
  return { url: embedded.url, embedded, leave: async () => void (await embedded.stop()) };
}
