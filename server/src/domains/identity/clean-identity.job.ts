import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Lets go of pictures of documents, and of what was typed for checks that were refused. */
export const cleanIdentityJob: JobDefinition<Record<string, never>> = {
  name: 'clean-identity',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
