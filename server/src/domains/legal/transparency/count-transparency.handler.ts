import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { countTransparency } from './count-transparency.job.ts';
import { countYears } from './count-years.ts';
import { ownTransparency } from './own-tables.ts';
import type { TransparencySource } from './transparency-source.ts';

/** Every hour. `sources`: the numbers of other domains. */
export const createCountTransparencyHandler = (
  { db }: Pick<Platform, 'db'>,
  sources: readonly TransparencySource[],
): JobHandler<Record<string, never>> => ({
  job: countTransparency,
  schedule: '23 * * * *',
  run: () => countYears(db, [...sources, ownTransparency]),
});
