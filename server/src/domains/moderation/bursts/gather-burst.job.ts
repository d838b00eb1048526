import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Merges many things of one author that were reported at once into a single case. */
export const gatherBurstJob: JobDefinition<{ ownerId: string }> = {
  name: 'gather-burst',
  retryLimit: 5,
  retryDelay: 5,
  expireInSeconds: 60,
};
