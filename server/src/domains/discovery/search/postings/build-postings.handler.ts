import type { Platform } from '../../../../platform/context.ts';
import type { JobHandler } from '../../../../platform/jobs/jobs.ts';
import { withRebuildLock } from '../rebuild-lock.ts';
import { buildPostingsJob } from './build-postings.job.ts';
import { buildPostings } from './build-postings.ts';

/** Once a night. A failed run leaves the postings of the night before. */
export const buildPostingsHandler = ({ db }: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: buildPostingsJob,
  schedule: '23 4 * * *',
  run: async () => void (await withRebuildLock(db, () => buildPostings(db))),
});
