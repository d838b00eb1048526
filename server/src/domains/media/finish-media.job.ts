import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Makes the rest of the ladder. A queue of its own: nobody waits to watch behind somebody else's ladder. */
export const finishMediaJob: JobDefinition<{ mediaId: string }> = {
  name: 'finish-media',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 23 * 3600,
  heartbeatSeconds: 10,
};
