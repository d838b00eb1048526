import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Checks stored texts for prohibited terms after a change of the list. */
export const lookThroughTextsJob: JobDefinition<Record<string, never>> = {
  name: 'look-through-texts',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 300,
};
