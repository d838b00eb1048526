import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Tells the subscribers of its uploader of a video that is public now, or takes back what was told of one that is not. */
export const announceVideo: JobDefinition<{ videoId: string }> = {
  name: 'announce-video',
  retryLimit: 5,
  retryDelay: 10,
  expireInSeconds: 900,
  heartbeatSeconds: 60,
};
