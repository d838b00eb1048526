import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Has the versions of works from before compared, a few works at a time. */
export const alignOldWorksJob: JobDefinition<Record<string, never>> = {
  name: 'align-old-works',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};
