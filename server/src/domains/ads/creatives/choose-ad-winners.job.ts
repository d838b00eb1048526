import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Lets the winners of tests take over, where that is asked for. */
export const chooseAdWinnersJob: JobDefinition<Record<string, never>> = {
  name: 'choose-ad-winners',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};
