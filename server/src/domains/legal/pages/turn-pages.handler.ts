import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { anyBeginsToday } from './legal-version-queries.ts';
import { turnPages } from './turn-pages.job.ts';

/** As the day begins. What was cached a moment before shows the version that was in force until then. */
export const turnPagesHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: turnPages,
  schedule: '0 0 * * *',
  async run() {
    if (await anyBeginsToday(db)) await dropCached(db, 'legal');
  },
});
