import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { gatherBurstJob } from './gather-burst.job.ts';
import { gatherBurst } from './gather-burst.ts';

export const createGatherBurstHandler = (
  platform: Pick<Platform, 'db'>,
): JobHandler<{ ownerId: string }> => ({
  job: gatherBurstJob,
  async run({ payload }) {
    await gatherBurst(platform, payload.ownerId);
  },
});
