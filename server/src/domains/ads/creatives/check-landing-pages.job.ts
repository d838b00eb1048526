import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Looks at the pages that active ads lead to, and pauses ads whose page is gone. */
export const checkLandingPagesJob: JobDefinition<Record<string, never>> = {
  name: 'check-landing-pages',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 3600,
};
