import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { deleteEntriesOfVideo } from '../../media/index.ts';
import { unbarPicture } from '../../pictures/index.ts';
import { picturesOfVideo } from '../thumbnail-queries.ts';

/** Takes a video's file and its pictures off the stay-down list. Answers whether its file was on it. */
export async function unbarVideo(transaction: TransactionExecutor, videoId: string): Promise<boolean> {
  const removed = await deleteEntriesOfVideo(transaction, videoId);
  if (removed > 0)
    for (const key of (await picturesOfVideo(transaction, videoId)).keys)
      await unbarPicture(transaction, key);
  return removed > 0;
}
