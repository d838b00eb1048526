import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Finds the reports whose time has come. */
export const sendAdReports: JobDefinition<Record<string, never>> = {
  name: 'send-ad-reports',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 120,
};
