import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { countGrowth } from './count-growth.job.ts';
import { countGrowthNow } from './count-growth.ts';
import type { GrowthSources } from './growth-sources.ts';

/** Every five minutes. `sources`: the numbers of other domains. */
export const createCountGrowthHandler = (
  { db }: Pick<Platform, 'db'>,
  sources: GrowthSources,
): JobHandler<Record<string, never>> => ({
  job: countGrowth,
  schedule: '*/5 * * * *',
  run: () => countGrowthNow(db, sources),
});
