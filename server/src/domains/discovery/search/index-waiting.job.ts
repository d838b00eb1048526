import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Indexes again what waits for it: videos whose series, studio or cut changed. */
export const indexWaitingJob: JobDefinition<Record<string, never>> = {
  name: 'index-waiting',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
