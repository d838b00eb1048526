import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Copies the picture of an imported video to our storage. */
export const copyThumbnailJob: JobDefinition<{ videoId: string; url: string }> = {
  name: 'copy-thumbnail',
  retryLimit: 4,
  retryDelay: 60,
  expireInSeconds: 300,
};
