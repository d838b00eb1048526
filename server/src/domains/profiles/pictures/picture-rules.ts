import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';

export type Bucket = 'avatars' | 'covers';
export const buckets: readonly Bucket[] = ['avatars', 'covers'];

export const tooLarge = 'File is too large (Max 5MB).';
export const wrongType = 'Invalid file type.';
const avatarLocked = 'You can only change your avatar twice every 24 hours.';

/** Whether bytes begin as one of the kinds of picture that we take: JPEG, PNG, GIF, WebP, AVIF. Names and headers do not count. */
export function isPicture(bytes: Buffer): boolean {
  const text = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (bytes.length < 16) return false;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return true;
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return true;
  return text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12));
}

/** Whose picture a path names, `{userId}/{name}`; null when it is not of that form. */
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
