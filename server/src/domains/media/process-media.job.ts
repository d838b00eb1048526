import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Examines a source and makes the first rendition, so that it can be watched. */
export const processMediaJob: JobDefinition<{ mediaId: string }> = {
  name: 'process-media',
  retryLimit: 3,
  retryDelay: 10,
  // The most the queue accepts; a run has its own limits.
  expireInSeconds: 23 * 3600,
  heartbeatSeconds: 10,
};
