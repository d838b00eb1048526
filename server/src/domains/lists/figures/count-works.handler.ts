import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { countWorksJob } from './count-works.job.ts';
import { countWorks } from './count-works.ts';

export const countWorksHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: countWorksJob,
  schedule: '*/20 * * * *',
  async run() {
    await countWorks(db);
  },
});
