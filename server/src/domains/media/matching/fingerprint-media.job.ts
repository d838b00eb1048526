import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Takes an asset's frames from its storyboard, if that was not done when it was made. */
export const fingerprintMediaJob: JobDefinition<{ mediaId: string }> = {
  name: 'fingerprint-media',
  retryLimit: 3,
  retryDelay: 10,
  expireInSeconds: 600,
};
