import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/**
 * Makes the rest of the ladder. A separate queue: nobody has to wait behind somebody else's ladder before
 * they can watch.
 */
export const finishMediaJob: JobDefinition<{ mediaId: string }> = {
  name: 'finish-media',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 23 * 3600,
  heartbeatSeconds: 10,
};
