import { AppError } from '../../kit/app-error.ts';
import { EachAlone } from '../../platform/jobs/each-alone.ts';
import { missingEntries } from '../media/index.ts';
import { findPicture, lockPicture, matchedPictures, movePicture } from './picture-queries.ts';
import type { PictureTarget } from './picture-target.ts';
import { type SettlingMachines, showHeld } from './settle-picture.ts';

/** Looked at together. */
const together = 100;

/**
 * Shows pictures again that were held only for what they resemble on the list, once that is off it, as when a decision was
 * undone. What may show a minor waits for a person all the same, and so does what was to be reviewed anyway.
 */
export async function showForgiven(
  platform: SettlingMachines,
  targets: readonly PictureTarget[],
  signal: AbortSignal,
): Promise<void> {
  const each = new EachAlone(signal);
  for (let after: string | null = null; ; ) {
    const held = await matchedPictures(platform.db, after, together);
    const gone = new Set(
      await missingEntries(platform.db, [...new Set(held.flatMap(({ entryIds }) => entryIds))]),
    );
    await each.of(
      held.filter(({ entryIds }) => entryIds.every((entry) => gone.has(entry))),
      ({ id }) => showOne(platform, targets, id),
    );
    if (held.length < together) return each.settle();
    after = held.at(-1)?.id ?? null;
  }
}

async function showOne(
  platform: SettlingMachines,
  targets: readonly PictureTarget[],
  id: string,
): Promise<void> {
  const picture = await findPicture(platform.db, id);
  if (picture?.state !== 'matched') return;
  try {
    if (picture.details.needs_review !== true)
      return await showHeld(platform, targets, { ...picture, found: [] }, async () => {});
    await platform.db.transaction(async (transaction) => {
      const now = await lockPicture(transaction, id);
      if (now?.state === 'matched')
        await movePicture(transaction, id, { ...now, state: 'review', found: [] });
    });
  } catch (error) {
    // Decided by a person meanwhile, or nothing is there to show it.
    if (!(error instanceof AppError) || !['conflict', 'notFound'].includes(error.kind)) throw error;
  }
}
