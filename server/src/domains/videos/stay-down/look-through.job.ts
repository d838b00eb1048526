import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Compares what is here with new list entries, some files at a time; the rest is left to another job. */
export const lookThroughJob: JobDefinition<Record<string, never>> = {
  name: 'look-through',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 600,
};
