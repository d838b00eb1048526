import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Lets go of cached pages when the day of an announced version has come. */
export const turnPages: JobDefinition<Record<string, never>> = {
  name: 'turn-legal-pages',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 60,
};
