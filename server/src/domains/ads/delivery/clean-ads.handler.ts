import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { cleanAds } from './clean-ads.job.ts';
import { cleanUpAds } from './roll-up-ads.ts';

export const cleanAdsHandler = ({
  db,
  config,
}: Pick<Platform, 'db' | 'config'>): JobHandler<Record<string, never>> => ({
  job: cleanAds,
  schedule: '*/10 * * * *',
  run: ({ signal }) => cleanUpAds(db, config.settings.adEventDays, signal),
});
