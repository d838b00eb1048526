import { randomBytes } from 'node:crypto';
import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { heldProfile, tellAccountChanged } from '../../accounts/index.ts';
import { takePicture } from '../../pictures/index.ts';
import { isHeld } from '../hold-queries.ts';
import { deletePictureJob } from './delete-picture.job.ts';
import { findPicture, lockPicture, writePicture } from './picture-queries.ts';
import { type Bucket, requireUnlocked } from './picture-rules.ts';

const intakeOf = { avatars: 'avatar', covers: 'cover' } as const;
type Machines = Pick<Platform, 'db' | 'facts' | 'jobs' | 'storage'>;

async function swap(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'jobs'>,
  { bucket, ownerId }: { bucket: Bucket; ownerId: string },
  picture: { key: string; path: string } | null,
): Promise<void> {
  const before = await lockPicture(transaction, bucket, ownerId);
  if (before === null) throw new AppError('notFound', 'User not found.');
  if (picture === null && before.key === null) return;
  if (picture !== null && (await isHeld(transaction, ownerId))) throw new AppError('conflict', heldProfile);
  if (picture !== null && bucket === 'avatars') requireUnlocked(before.avatar_changed_at, Date.now());
  await writePicture(transaction, bucket, ownerId, picture);
  // Files without a name of ours were not uploaded here: demo pictures are removed with the demo.
  if (before.key !== null && before.path !== null)
    await platform.jobs.enqueue(transaction, deletePictureJob, { key: before.key });
  await tellAccountChanged(transaction, platform, ownerId);
}

/**
 * Makes these bytes a member's picture, under the name he gave it. The file before is removed. Throws `badInput` for
 * what is no picture and `rateLimited` for an avatar that was changed less than a day ago.
 */
export async function changePicture(
  platform: Machines,
  target: { bucket: Bucket; ownerId: string; path: string },
  bytes: Buffer,
): Promise<void> {
  const { bucket, ownerId, path } = target;
  const now = await findPicture(platform.db, bucket, ownerId);
  if (bucket === 'avatars' && now) requireUnlocked(now.avatar_changed_at, Date.now());
  const { drawn } = await takePicture(platform, intakeOf[bucket], bytes);
  // A key of its own: nothing is rewritten under an address that browsers keep.
  const key = `media/${bucket}/${ownerId}/${randomBytes(12).toString('hex')}.webp`;
  await platform.storage.put(key, drawn[0].bytes, 'image/webp');
  try {
    await platform.db.transaction((transaction) => swap(transaction, platform, target, { key, path }));
  } catch (error) {
    await platform.storage.delete(key);
    throw error;
  }
}

/** Takes a member's picture away; the default one is shown again. */
export const removePicture = (
  platform: Pick<Platform, 'db' | 'facts' | 'jobs'>,
  target: { bucket: Bucket; ownerId: string },
): Promise<void> => platform.db.transaction((transaction) => swap(transaction, platform, target, null));
