import type { TransactionExecutor } from '../../platform/db/database.ts';
import { refreshWorksOfTag, refreshWorkTags } from './browsing-queries.ts';
import { worksOfVideos } from './work-queries.ts';

/** A video changed: the tags of the work that it is an episode of may have, too. */
export async function followVideoOfWork(
  transaction: TransactionExecutor,
  { videoId }: { videoId: string },
): Promise<void> {
  const workIds = await worksOfVideos(transaction, [videoId]);
  if (workIds.length > 0) await refreshWorkTags(transaction, workIds);
}

/** A tag changed: it may have taken over the videos of another. */
export const followTagOfWorks = (
  transaction: TransactionExecutor,
  { tagId }: { tagId: number },
): Promise<void> => refreshWorksOfTag(transaction, tagId);
