import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Tells members of new episodes of what they follow, of each series at most once a day. */
export const tellOfEpisodes: JobDefinition<Record<string, never>> = {
  name: 'tell-of-episodes',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
