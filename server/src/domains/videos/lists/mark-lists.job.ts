import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Notes where pages far down long lists begin. */
export const markListsJob: JobDefinition<Record<string, never>> = {
  name: 'mark-lists',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 1800,
};
