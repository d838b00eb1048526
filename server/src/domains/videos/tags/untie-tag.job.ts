import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Takes a blocked tag from the many videos that have it. */
export const untieTagJob: JobDefinition<{ tagId: number }> = {
  name: 'untie-tag',
  retryLimit: 5,
  retryDelay: 10,
  expireInSeconds: 3600,
};
