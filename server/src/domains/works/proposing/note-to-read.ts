import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { proposeEpisodesJob } from './propose-episodes.job.ts';
import { noteToRead } from './reading-queries.ts';

/** After a video went public or changed: the worker reads its title soon. */
export async function readTitleOf(
  transaction: TransactionExecutor,
  { jobs }: Pick<Platform, 'jobs'>,
  videoId: string,
): Promise<void> {
  if (await noteToRead(transaction, videoId))
    await jobs.enqueue(transaction, proposeEpisodesJob, {}, { singletonKey: 'all', startAfterSeconds: 5 });
}
