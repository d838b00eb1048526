import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Weighs what each video takes in storage, and adds it all up. */
export const weighVideosJob: JobDefinition<Record<string, never>> = {
  name: 'weigh-videos',
  retryLimit: 1,
  retryDelay: 60,
  expireInSeconds: 1800,
};
