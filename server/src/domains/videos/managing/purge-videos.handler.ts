import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { purgeVideosJob } from './purge-videos.job.ts';
import { clearUnusedFiles, forgetPerformers, purgeVideos } from './purge-videos.ts';

export const createPurgeVideosHandler = (
  platform: Pick<Platform, 'db' | 'jobs'>,
): JobHandler<Record<string, never>> => ({
  job: purgeVideosJob,
  schedule: '23 * * * *',
  async run() {
    await purgeVideos(platform);
    await clearUnusedFiles(platform);
    await forgetPerformers(platform);
  },
});
