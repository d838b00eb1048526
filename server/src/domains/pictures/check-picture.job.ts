import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/**
 * Asks about a picture again if the matching service did not answer. The attempts span some minutes, as for
 * videos.
 */
export const checkPictureJob: JobDefinition<{ pictureId: string }> = {
  name: 'check-picture',
  retryLimit: 4,
  retryDelay: 10,
  expireInSeconds: 300,
};
