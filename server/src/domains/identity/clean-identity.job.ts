import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Deletes pictures of documents, and the details typed for refused checks. */
export const cleanIdentityJob: JobDefinition<Record<string, never>> = {
  name: 'clean-identity',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
