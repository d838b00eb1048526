import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Rewrites by what shields meet videos, where an act concerned too many. */
export const keyVideosJob: JobDefinition<Record<string, never>> = {
  name: 'key-videos',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 1800,
};
