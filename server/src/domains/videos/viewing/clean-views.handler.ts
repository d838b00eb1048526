import type { Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { cleanViews } from './clean-views.job.ts';
import { cleanedTables, removeOutlived } from './rollup-queries.ts';

export const cleanViewsHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: cleanViews,
  schedule: '*/10 * * * *',
  run: ({ signal }) => cleanUpViews(db, signal),
});

/** Removes outlived rows bit by bit until none is left, or the worker stops: the next run goes on. */
export async function cleanUpViews(db: Executor, signal?: AbortSignal): Promise<void> {
  for (const table of cleanedTables) {
    while (!signal?.aborted && (await removeOutlived(db, table)) > 0);
  }
}
