import type { WaitingJob } from '../../platform/backups/catalog-queries.ts';
import { longPatience, openDatabase } from '../../platform/db/database.ts';
import { putJobsBack } from '../../platform/jobs/put-jobs-back.ts';
import { prepareDatabase } from '../migrate.ts';

/** Brings a restored database to this version, and puts the jobs that waited back. */
export async function finishRestore(url: string, jobs: AsyncIterable<WaitingJob>): Promise<void> {
  await prepareDatabase(url);
  const db = openDatabase(url, {
    applicationName: 'tsukimi-restore',
    connections: 2,
    statementPatience: longPatience,
  });
  await putJobsBack(db, jobs).finally(() => db.close());
}
