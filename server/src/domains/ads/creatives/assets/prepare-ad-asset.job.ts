import type { JobDefinition } from '../../../../platform/jobs/jobs.ts';

/** Makes the clip and the poster of a GIF or MP4 that was sent for an ad. */
export const prepareAdAssetJob: JobDefinition<{ path: string }> = {
  name: 'prepare-ad-asset',
  retryLimit: 2,
  retryDelay: 20,
  expireInSeconds: 900,
};
