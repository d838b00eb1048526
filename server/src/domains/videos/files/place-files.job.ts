import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/**
 * Moves files whose audience changed to where the world can fetch them, or out of its reach, and has a CDN
 * drop them.
 */
export const placeFilesJob: JobDefinition<Record<string, never>> = {
  name: 'place-files',
  retryLimit: 1,
  retryDelay: 10,
  expireInSeconds: 3600,
};
