import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { wantGenerations } from '../../media/index.ts';
import { wantSecondGenerationsJob } from './want-second-generations.job.ts';
import { anyMedia, watchedMedia } from './watched-media-queries.ts';

/** More than may wait at once. */
const batch = 100;

/** Once an hour, off the full hour. */
export const wantSecondGenerationsHandler = (
  platform: Pick<Platform, 'db' | 'jobs' | 'config'>,
): JobHandler<Record<string, never>> => ({
  job: wantSecondGenerationsJob,
  schedule: '23 * * * *',
  run: () => wantSecondGenerations(platform),
});

/** By the rule that the operator has set. */
export async function wantSecondGenerations({
  db,
  jobs,
  config,
}: Pick<Platform, 'db' | 'jobs' | 'config'>): Promise<void> {
  const { rule, leastViews } = config.settings.secondGeneration;
  if (rule === 'never') return;
  const watched = await watchedMedia(db, rule === 'all' ? 1 : leastViews, batch);
  const asked = await wantGenerations(db, jobs, watched);
  if (rule === 'all' && asked === watched.length) await wantGenerations(db, jobs, await anyMedia(db, batch));
}
