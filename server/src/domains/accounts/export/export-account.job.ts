import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Makes the archive of one request. */
export const exportAccount: JobDefinition<{ exportId: string }> = {
  name: 'export-account',
  retryLimit: 3,
  retryDelay: 30,
  expireInSeconds: 900,
};
