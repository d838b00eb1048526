import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { markListsJob } from './mark-lists.job.ts';
import { markLists } from './mark-lists.ts';

/** Every hour, off the full hour. A failed run leaves everything to the next. */
export const markListsHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: markListsJob,
  schedule: '33 * * * *',
  async run() {
    await markLists(db);
  },
});
