import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Deletes what removed videos were made of, once their time is over. */
export const purgeVideosJob: JobDefinition<Record<string, never>> = {
  name: 'purge-videos',
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 900,
};
