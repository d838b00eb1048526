import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { refreshSearch } from './index-upkeep.ts';
import { refreshSearchJob } from './refresh-search.job.ts';

/** Every hour, off the full hour. A failed run leaves everything to the next. */
export const refreshSearchHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: refreshSearchJob,
  schedule: '17 * * * *',
  run: () => refreshSearch(db),
});
