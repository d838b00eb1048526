import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Notice } from './notice-rules.ts';
import { refreshHostedVideoJob } from './refresh-hosted-video.job.ts';
import { refreshHostedVideo } from './refresh-hosted-video.ts';

export const refreshHostedVideoHandler = (platform: Platform): JobHandler<Notice> => ({
  job: refreshHostedVideoJob,
  run: async ({ payload }) => void (await refreshHostedVideo(platform, payload)),
});
