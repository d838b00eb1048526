import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Adds what a notice names to the cases of these things. */
export const fileNotice: JobDefinition<{ noticeId: string }> = {
  name: 'file-notice',
  retryLimit: 8,
  retryDelay: 15,
  expireInSeconds: 300,
};
