import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Looks for openings, endings and recaps in the episodes of a work, by sound. */
export const findSkipsJob: JobDefinition<{ workId: string }> = {
  name: 'find-skips',
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 3600,
};
