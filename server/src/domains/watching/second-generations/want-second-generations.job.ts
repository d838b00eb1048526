import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Asks for second generations of what is watched most. */
export const wantSecondGenerationsJob: JobDefinition<Record<string, never>> = {
  name: 'want-second-generations',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};
