import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Counts what lies in storage beside the renditions of files, a few at a time. */
export const countFilesJob: JobDefinition<Record<string, never>> = {
  name: 'count-files',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 540,
};
