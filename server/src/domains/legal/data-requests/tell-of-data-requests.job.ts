import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Mails the desk of data requests whose time is nearly over, and of those that are late. */
export const tellOfDataRequests: JobDefinition<Record<string, never>> = {
  name: 'tell-of-data-requests',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 120,
};
