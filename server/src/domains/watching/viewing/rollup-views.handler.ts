import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { rollUpPages } from './roll-up-pages.ts';
import { rollUpViews } from './roll-up-views.ts';
import { rollupViews } from './rollup-views.job.ts';
import { rollUpWatching } from './watch-recorder.ts';

/**
 * Every minute. A run that finds another at work has nothing to do; a failed one leaves everything to the
 * next.
 */
export const rollupViewsHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: rollupViews,
  schedule: '* * * * *',
  run: async ({ signal }) => {
    await rollUpViews(db, signal);
    await rollUpWatching(db, signal);
    await rollUpPages(db, signal);
  },
});
