import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { heldProfile, tellAccountChanged } from '../../accounts/index.ts';
import { isHeld } from '../hold-queries.ts';
import { deletePictureJob } from './delete-picture.job.ts';
import { lockPicture, writePicture } from './picture-queries.ts';
import { type Bucket, requireUnlocked } from './picture-rules.ts';

/**
 * Replaces the previous picture, or removes it. `isLater`: it was waiting, so the day it was sent is not
 * counted again.
 */
export async function swap(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'jobs'>,
  { bucket, ownerId }: { bucket: Bucket; ownerId: string },
  picture: { key: string; path: string } | null,
  { isLater = false } = {},
): Promise<void> {
  const before = await lockPicture(transaction, bucket, ownerId);
  if (before === null) throw new AppError('notFound', 'User not found.');
  if (picture === null && before.key === null) return;
  if (picture !== null && (await isHeld(transaction, ownerId))) throw new AppError('conflict', heldProfile);
  if (picture !== null && bucket === 'avatars' && !isLater)
    requireUnlocked(before.avatar_changed_at, Date.now());
  await writePicture(transaction, bucket, ownerId, picture);
  // Files without a name of ours were not uploaded here: demo pictures are removed with the demo.
  if (before.key !== null && before.path !== null)
    await platform.jobs.enqueue(transaction, deletePictureJob, { key: before.key });
  await tellAccountChanged(transaction, platform, ownerId);
}
