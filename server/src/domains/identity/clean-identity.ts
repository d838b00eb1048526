import { limits } from '#contract/limits.ts';
import type { Platform } from '../../platform/context.ts';
import { deleteDecided, deleteForgotten, deleteUndecidedSince } from './identity-queries.ts';

/**
 * Deletes what nobody needs after a decision, checks left undecided for long, and those that never got their
 * pictures.
 */
export async function cleanUpIdentity({ db }: Pick<Platform, 'db'>, signal: AbortSignal): Promise<void> {
  while ((await deleteDecided(db, limits.identityPictureDays)) > 0) signal.throwIfAborted();
  while ((await deleteUndecidedSince(db, limits.identityWaitDays)) > 0) signal.throwIfAborted();
  await deleteForgotten(db, limits.identityPictureDays);
}
