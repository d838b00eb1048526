import type { JobDefinition } from '../../../platform/jobs/jobs.ts';
import type { Notice } from './notice-rules.ts';

/** Asks the library what happened to a video, and brings ours in line. */
export const refreshHostedVideoJob: JobDefinition<Notice> = {
  name: 'refresh-hosted-video',
  retryLimit: 8,
  retryDelay: 15,
  expireInSeconds: 120,
};
