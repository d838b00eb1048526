import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Asks again about a picture where the matching service did not answer. The tries span some minutes, as for videos. */
export const checkPictureJob: JobDefinition<{ pictureId: string }> = {
  name: 'check-picture',
  retryLimit: 4,
  retryDelay: 10,
  expireInSeconds: 300,
};
