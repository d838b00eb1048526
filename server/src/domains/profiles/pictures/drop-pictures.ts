import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { sealedKey } from '../../../platform/evidence/evidence.ts';
import { forgetWaitingPictures } from '../../pictures/index.ts';
import { forgetAside } from '../hold-queries.ts';
import { keysLaidAway } from '../removed-look-queries.ts';
import { deletePictureJob } from './delete-picture.job.ts';
import { findPicture } from './picture-queries.ts';

/** Removes the files of a departing member, once the transaction has committed. */
export async function dropPicturesOf(
  transaction: TransactionExecutor,
  { jobs }: Pick<Platform, 'jobs'>,
  memberId: string,
): Promise<void> {
  for (const bucket of ['avatars', 'covers'] as const) {
    const picture = await findPicture(transaction, bucket, memberId);
    if (picture?.key != null) await jobs.enqueue(transaction, deletePictureJob, { key: picture.key });
  }
  for (const key of await forgetWaitingPictures(transaction, memberId))
    await jobs.enqueue(transaction, deletePictureJob, { key });
  for (const key of (await forgetAside(transaction, memberId)) ?? [])
    await jobs.enqueue(transaction, deletePictureJob, { key });
  for (const key of await keysLaidAway(transaction, memberId))
    for (const one of new Set([key, sealedKey(key)]))
      await jobs.enqueue(transaction, deletePictureJob, { key: one });
}
