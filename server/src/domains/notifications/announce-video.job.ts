import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Tells an uploader's subscribers about a video that is new, or withdraws the news of one that is out of sight. */
export const announceVideo: JobDefinition<{ videoId: string }> = {
  name: 'announce-video',
  retryLimit: 5,
  retryDelay: 10,
  expireInSeconds: 900,
  heartbeatSeconds: 60,
};
