import { rateBudgets } from '#contract/limits.ts';
import type { Platform } from '../context.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { cleanRateCountsJob } from './clean-rate-counts.job.ts';
import { deletePastRateCounts } from './rate-count-queries.ts';

/** A process may add to a count until its window ends. */
const longestWindow = Math.max(...Object.values(rateBudgets).map(({ seconds }) => seconds));

export const cleanRateCountsHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: cleanRateCountsJob,
  schedule: '*/5 * * * *',
  async run() {
    await deletePastRateCounts(db, longestWindow);
  },
});
