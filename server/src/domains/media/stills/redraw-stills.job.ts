import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Stores as AVIF what was chosen later, or is from before. */
export const redrawStillsJob: JobDefinition<Record<string, never>> = {
  name: 'redraw-stills',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 300,
};
