import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/**
 * Looks a file up on the lists of what must stay down. The attempts span some minutes, so that a matching
 * service can restart.
 */
export const checkMediaJob: JobDefinition<{ mediaId: string }> = {
  name: 'check-media',
  retryLimit: 4,
  retryDelay: 10,
  expireInSeconds: 300,
};
