import { limits } from '#contract/limits.ts';
import type { Platform } from '../../platform/context.ts';
import { EachAlone } from '../../platform/jobs/each-alone.ts';
import { deleteDecided, deleteForgotten, deleteUndecidedSince } from './identity-queries.ts';

/**
 * Deletes what nobody needs after a decision, checks left undecided for long, and those that never got their
 * pictures.
 */
export async function cleanUpIdentity({ db }: Pick<Platform, 'db'>, signal: AbortSignal): Promise<void> {
  const each = new EachAlone(signal);
  await each.steps(
    async () => {
      while ((await deleteDecided(db, limits.identityPictureDays)) > 0) signal.throwIfAborted();
    },
    async () => {
      while ((await deleteUndecidedSince(db, limits.identityWaitDays)) > 0) signal.throwIfAborted();
    },
    () => deleteForgotten(db, limits.identityPictureDays),
  );
  each.settle();
}
