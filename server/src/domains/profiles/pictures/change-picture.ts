import type { Platform } from '../../../platform/context.ts';
import { placePicture, takePicture } from '../../pictures/index.ts';
import { findPicture } from './picture-queries.ts';
import { type Bucket, requireUnlocked } from './picture-rules.ts';
import { profilePictureTarget } from './profile-picture-target.ts';
import { swap } from './swap-picture.ts';

const intakeOf = { avatars: 'avatar', covers: 'cover' } as const;
type Machines = Pick<Platform, 'db' | 'facts' | 'jobs' | 'storage' | 'config' | 'log'>;

/**
 * Makes these bytes a member's picture, under the name they gave it. The previous file is removed. Answers
 * whether it must be reviewed first. Throws `badInput` if it is not a picture and `rateLimited` for an avatar
 * that was changed less than a day ago.
 */
export async function changePicture(
  platform: Machines,
  target: { bucket: Bucket; ownerId: string; path: string },
  bytes: Buffer,
): Promise<boolean> {
  const { bucket, ownerId, path } = target;
  const now = await findPicture(platform.db, bucket, ownerId);
  if (bucket === 'avatars' && now) requireUnlocked(now.avatar_changed_at, Date.now());
  const taken = await takePicture(platform, intakeOf[bucket], bytes);
  const { isHeld } = await placePicture(platform, profilePictureTarget, taken, {
    ownerId,
    subjectId: ownerId,
    details: { path },
  });
  return isHeld;
}

/** Removes a member's picture; the default one is shown again. */
export const removePicture = (
  platform: Pick<Platform, 'db' | 'facts' | 'jobs'>,
  target: { bucket: Bucket; ownerId: string },
): Promise<void> => platform.db.transaction((transaction) => swap(transaction, platform, target, null));
