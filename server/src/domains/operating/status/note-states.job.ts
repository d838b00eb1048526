import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Notes since when each service is as it is, and forgets incidents that are long over. */
export const noteStates: JobDefinition<Record<string, never>> = {
  name: 'note-states',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 60,
};
