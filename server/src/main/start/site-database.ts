import path from 'node:path';
import type { Config } from '../../platform/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { awaitAnswer, requireAnswer, type Waiting } from '../../platform/db/require-answer.ts';

export interface SiteDatabase {
  /** Leads to the server itself: for commands, migrations and whatever needs a session. */
  url: string;
  /** Leads to the pooler before it, if there is one: for processes that serve. */
  servingUrl: string;
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
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  { waiting, ...options }: { port?: number; waiting?: Waiting } = {},
): Promise<SiteDatabase> {
  if (config.databaseUrl !== null) {
    const url = config.databaseDirectUrl ?? config.databaseUrl;
    await (waiting ? awaitAnswer(url, waiting) : requireAnswer(url));
    return { url, servingUrl: config.databaseUrl, embedded: null, leave: async () => {} };
  }
  const embedded = await startEmbeddedPostgres(path.join(config.dataDir, 'postgres'), options);
  const { url } = embedded;
  return { url, servingUrl: url, embedded, leave: async () => void (await embedded.stop()) };
}
