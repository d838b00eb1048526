import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { rollUpAds } from './roll-up-ads.ts';
import { rollupAds } from './rollup-ads.job.ts';

/** Every minute. A run that finds another at work has nothing to do; a failed one leaves everything to the next. */
export const rollupAdsHandler = ({
  db,
  config,
}: Pick<Platform, 'db' | 'config'>): JobHandler<Record<string, never>> => ({
  job: rollupAds,
  schedule: '* * * * *',
  run: async ({ signal }) => {
    await rollUpAds(db, config.settings.adTimeZone, signal);
  },
});
