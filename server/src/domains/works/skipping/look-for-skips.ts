import type { Platform } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { worksOfVideos } from '../work-queries.ts';
import { findSkipsJob } from './find-skips.job.ts';

/** Seconds for which it is waited: episodes come several at once. */
const patience = 60;

/** The episodes of these works are others now, or have another file. */
export async function lookForSkips(
  db: Executor,
  { jobs }: Pick<Platform, 'jobs'>,
  workIds: readonly string[],
  priority = -10,
): Promise<void> {
  for (const workId of workIds)
    await jobs.enqueue(
      db,
      findSkipsJob,
      { workId },
      { singletonKey: workId, startAfterSeconds: patience, priority },
    );
}

/** A file is finished: it may be an episode. */
export const lookForSkipsOfVideos = async (
  transaction: Executor,
  platform: Pick<Platform, 'jobs'>,
  videoIds: readonly string[],
): Promise<void> => lookForSkips(transaction, platform, await worksOfVideos(transaction, videoIds));
