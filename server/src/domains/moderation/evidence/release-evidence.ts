import { isUuid } from '../../../kit/ids.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { sealedKey } from '../../../platform/evidence/evidence.ts';
import { deleteMedia } from '../../media/index.ts';
import { deletePictureJob } from '../../profiles/index.ts';
import { deletePreserved, hasVideo, lockReleasable } from './preserved-queries.ts';

const atOnce = 100;

/**
 * Releases preserved things that are no longer evidence, with their files: the case is closed, the time is
 * over, and there is no legal hold. Identities go last. Answers how many. Can run twice.
 */
export async function releaseEvidence(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  signal: AbortSignal,
): Promise<number> {
  let released = 0;
  for (;;) {
    signal.throwIfAborted();
    const gone = await db.transaction(async (transaction) => {
      const ids = (await lockReleasable(transaction, atOnce)).map(({ id }) => id);
      if (ids.length === 0) return 0;
      for (const key of await deletePreserved(transaction, ids)) await dropKey(transaction, { jobs }, key);
      return ids.length;
    });
    released += gone;
    // Accounts become free through what was released before them.
    if (gone === 0) return released;
  }
}

async function dropKey(
  transaction: TransactionExecutor,
  { jobs }: Pick<Platform, 'jobs'>,
  key: string,
): Promise<void> {
  const mediaId = /^media\/([^/]+)\/$/.exec(key)?.[1];
  if (mediaId !== undefined) {
    if (isUuid(mediaId) && !(await hasVideo(transaction, mediaId)))
      await deleteMedia(transaction, jobs, mediaId);
    return;
  }
  for (const one of new Set([key, sealedKey(key)]))
    await jobs.enqueue(transaction, deletePictureJob, { key: one });
}
