import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';

/** The picture of a member without one, as client libraries name it: a file of the site under this path. */
export const defaultAvatar = 'default_avatar/default_avatar.webp';

export type Bucket = 'avatars' | 'covers';
export const buckets: readonly Bucket[] = ['avatars', 'covers'];

const avatarLocked = 'You can only change your avatar twice every 24 hours.';

/** Whose picture a path names, `{userId}/{name}`; null if it does not have that form. */
export function ownerOfPath(path: string): string | null {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/i.exec(
    path,
  );
  return match?.[1]?.toLowerCase() ?? null;
}

/** Throws while the last change of the avatar is too recent. */
export function requireUnlocked(changedAt: Date | null, now: number): void {
  const wait = changedAt === null ? 0 : changedAt.getTime() + limits.avatarLockHours * 3_600_000 - now;
  if (wait <= 0) return;
  throw new AppError('rateLimited', `${avatarLocked} Try again in ${Math.ceil(wait / 3_600_000)}h.`, {
    field: 'avatar_url',
    retryAfter: Math.ceil(wait / 1000),
  });
}
