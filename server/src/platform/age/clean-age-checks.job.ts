import type { JobDefinition } from '../jobs/jobs.ts';

/** Forgets which age checks were used, once they would be refused as too old. */
export const cleanAgeChecksJob: JobDefinition<Record<string, never>> = {
  name: 'clean-age-checks',
  retryLimit: 0,
  retryDelay: 0,
  expireInSeconds: 60,
};
