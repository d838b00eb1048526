import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { lookForSkips } from '../skipping/look-for-skips.ts';
import { alignOldWorksJob } from './align-old-works.job.ts';
import { takeUnaligned } from './offset-queries.ts';

/** Works that one run leaves waiting: what is new goes before them. */
const batch = 20;

/** Every half hour, off the full hour. Each work has one turn, however that ends. */
export const alignOldWorksHandler = ({
  db,
  jobs,
}: Pick<Platform, 'db' | 'jobs'>): JobHandler<Record<string, never>> => ({
  job: alignOldWorksJob,
  schedule: '11,41 * * * *',
  run: () =>
    db.transaction(async (transaction) =>
      lookForSkips(transaction, { jobs }, await takeUnaligned(transaction, batch), -20),
    ),
});
