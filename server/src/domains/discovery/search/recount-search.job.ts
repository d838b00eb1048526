import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Forgets what no video uses any more: words to mend typos with, and values to narrow a search by. Reads the whole index. */
export const recountSearchJob: JobDefinition<Record<string, never>> = {
  name: 'recount-search',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 3600,
};
