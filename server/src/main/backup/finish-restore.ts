import { forgetPlaces } from '../../domains/videos/index.ts';
import { longPatience, openDatabase } from '../../platform/db/database.ts';
import { putJobsBack } from '../../platform/jobs/put-jobs-back.ts';
import type { WaitingJob } from '../../platform/jobs/waiting-job-queries.ts';
import { prepareDatabase } from '../migrate.ts';

/** Brings a restored database to this version, and puts the jobs that waited back. */
export async function finishRestore(url: string, jobs: AsyncIterable<WaitingJob>): Promise<void> {
  await prepareDatabase(url);
  const db = openDatabase(url, {
    applicationName: 'tsukimi-restore',
    connections: 2,
    statementPatience: longPatience,
  });
  try {
    await putJobsBack(db, jobs);
    // Files come back out of the world's reach, wherever they were before.
    await forgetPlaces(db);
  } finally {
    await db.close();
  }
}
