import type { Platform } from '../context.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { checkSeconds } from './age-check.ts';
import { cleanAgeChecksJob } from './clean-age-checks.job.ts';
import { deletePastChecks } from './used-check-queries.ts';

export const cleanAgeChecksHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: cleanAgeChecksJob,
  schedule: '*/15 * * * *',
  async run() {
    // Twice as long: the clocks of two machines may differ.
    await deletePastChecks(db, 2 * checkSeconds);
  },
});
