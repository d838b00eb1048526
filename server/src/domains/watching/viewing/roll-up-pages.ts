import type { Database } from '../../../platform/db/database.ts';
import { addPageViews } from './site-hour-queries.ts';

/** Adds visits of pages to the hours of the site, ten minutes of them at a time. */
export async function rollUpPages(db: Database, signal?: AbortSignal): Promise<void> {
  while ((await addPageViews(db)) && !signal?.aborted);
}
