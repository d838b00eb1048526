import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Looks a file up on the lists of what must stay down. The tries span some minutes: a matching service restarts. */
export const checkMediaJob: JobDefinition<{ mediaId: string }> = {
  name: 'check-media',
  retryLimit: 4,
  retryDelay: 10,
  expireInSeconds: 300,
};
