import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Puts back what counter-notices were sent about, once their days are over. */
export const returnDisabled: JobDefinition<Record<string, never>> = {
  name: 'return-disabled',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};
