import type { BenchPostgres } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';
import { load } from './load.ts';

export interface RequestCpu {
  /** CPU milliseconds of the web process a request. */
  web: number;
  /** CPU milliseconds of PostgreSQL, all its processes, a request. */
  postgres: number;
  total: number;
  /** Wall milliseconds. */
  p50: number;
}

const connections = 4;

/**
 * CPU of requests that each ask something else, so that every answer is made again; the cache itself stays on, as in
 * life. Throws when the site made fewer answers than it was asked for.
 */
export async function uncachedCpu(
  site: Site,
  postgres: BenchPostgres,
  requests: string[],
): Promise<RequestCpu> {
  await site.dropAnswers();
  const madeBefore = await site.answersMade();
  const before = { web: site.cpu(), postgres: postgres.cpu() };
  const { p50 } = await load({ port: site.port, connections, requests, repeat: false, seconds: 120 });
  const web = (site.cpu() - before.web) / requests.length;
  const database = (postgres.cpu() - before.postgres) / requests.length;
  const made = (await site.answersMade()) - madeBefore;
  if (made < requests.length)
    throw new Error(`only ${made} of ${requests.length} answers were made again: the rest was cached`);
  return { web, postgres: database, total: web + database, p50 };
}
