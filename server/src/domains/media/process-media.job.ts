import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Looks at a source and makes the first rendition, so that it can be watched. */
export const processMediaJob: JobDefinition<{ mediaId: string }> = {
  name: 'process-media',
  retryLimit: 3,
  retryDelay: 10,
  // The most that the queue takes; a run has limits of its own.
  expireInSeconds: 23 * 3600,
  heartbeatSeconds: 10,
};
