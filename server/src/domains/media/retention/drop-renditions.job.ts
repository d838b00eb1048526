import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Deletes the files of renditions that no master names any more. */
export const dropRenditionsJob: JobDefinition<{ mediaId: string; names: string[] }> = {
  name: 'drop-renditions',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 3600,
};
