import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { recountSearch } from './index-upkeep.ts';
import { recountSearchJob } from './recount-search.job.ts';

/** Once a night. A failed run leaves everything to the next. */
export const recountSearchHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: recountSearchJob,
  schedule: '41 3 * * *',
  run: () => recountSearch(db),
});
