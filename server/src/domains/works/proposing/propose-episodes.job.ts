import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Reads titles of videos and works that are new, and proposes which episodes the videos are. */
export const proposeEpisodesJob: JobDefinition<Record<string, never>> = {
  name: 'propose-episodes',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 1800,
};
