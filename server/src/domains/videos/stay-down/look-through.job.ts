import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Compares what is here with new entries of the list, some files at a time; whatever is left is another job. */
export const lookThroughJob: JobDefinition<Record<string, never>> = {
  name: 'look-through',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 600,
};
