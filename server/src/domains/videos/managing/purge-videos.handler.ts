import type { Platform } from '../../../platform/context.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { purgeVideosJob } from './purge-videos.job.ts';
import { clearUnusedFiles, forgetPerformers, purgeVideos } from './purge-videos.ts';

export const createPurgeVideosHandler = (
  platform: Pick<Platform, 'db' | 'jobs'>,
): JobHandler<Record<string, never>> => ({
  job: purgeVideosJob,
  schedule: '23 * * * *',
  async run({ signal }) {
    const each = new EachAlone(signal);
    await each.steps(
      () => purgeVideos(platform),
      () => clearUnusedFiles(platform),
      () => forgetPerformers(platform),
    );
    each.settle();
  },
});
