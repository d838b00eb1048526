import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Decides on copies as was decided on what they are copies of. */
export const decideCopies: JobDefinition<{ decisionId: string; copyIds: string[] }> = {
  name: 'decide-copies',
  retryLimit: 5,
  retryDelay: 10,
  expireInSeconds: 600,
};
