import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { cleanUpViews } from './clean-up-views.ts';
import { cleanViews } from './clean-views.job.ts';

export const cleanViewsHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: cleanViews,
  schedule: '*/10 * * * *',
  run: ({ signal }) => cleanUpViews(db, signal),
});
