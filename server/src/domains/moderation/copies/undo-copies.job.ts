import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Puts copies back whose decision followed one that was undone. */
export const undoCopies: JobDefinition<{ decisionId: string }> = {
  name: 'undo-copies',
  retryLimit: 5,
  retryDelay: 10,
  expireInSeconds: 600,
};
