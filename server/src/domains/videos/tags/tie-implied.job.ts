import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Gives the present videos of a tag what it implies, and those of the tags that imply it. */
export const tieImpliedJob: JobDefinition<{ tagId: number }> = {
  name: 'tie-implied-tags',
  retryLimit: 5,
  retryDelay: 10,
  expireInSeconds: 1800,
};
