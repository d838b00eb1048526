import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Takes the frames of an asset from its storyboard, where that was not done when it was made. */
export const fingerprintMediaJob: JobDefinition<{ mediaId: string }> = {
  name: 'fingerprint-media',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 600,
};
