import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Forgets what decisions took off profiles, once nobody can complain of them any longer. */
export const cleanProfiles: JobDefinition<Record<string, never>> = {
  name: 'clean-profiles',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};
