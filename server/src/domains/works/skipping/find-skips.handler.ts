import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { alignVersions } from '../aligning/align-versions.ts';
import { findSkipsJob } from './find-skips.job.ts';
import { findSkips } from './find-skips.ts';
import { lookForSkips } from './look-for-skips.ts';

export const createFindSkipsHandler = (platform: Platform): JobHandler<{ workId: string }> => ({
  job: findSkipsJob,
  async run({ payload: { workId }, signal }) {
    const ends = [await findSkips(platform, workId, signal), await alignVersions(platform, workId, signal)];
    if (ends.includes('more')) await lookForSkips(platform.db, platform, [workId]);
  },
});
