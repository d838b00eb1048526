import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { indexLinesJob } from './index-lines.job.ts';
import { indexWaitingLines } from './index-lines.ts';

/** Every minute, a video at a time. A failed run leaves what is left to the next. */
export const indexLinesHandler = (
  platform: Pick<Platform, 'db' | 'storage' | 'log'>,
): JobHandler<Record<string, never>> => ({
  job: indexLinesJob,
  schedule: '* * * * *',
  async run({ signal }) {
    while ((await indexWaitingLines(platform, signal)) > 0);
  },
});
