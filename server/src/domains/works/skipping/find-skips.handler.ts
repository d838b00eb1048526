import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { findSkipsJob } from './find-skips.job.ts';
import { findSkips } from './find-skips.ts';
import { lookForSkips } from './look-for-skips.ts';

export const createFindSkipsHandler = (platform: Platform): JobHandler<{ workId: string }> => ({
  job: findSkipsJob,
  async run({ payload: { workId }, signal }) {
    if ((await findSkips(platform, workId, signal)) === 'more')
      await lookForSkips(platform.db, platform, [workId]);
  },
});
