import { AppError } from '../../kit/app-error.ts';
import { missingEntries } from '../media/index.ts';
import { findPicture, matchedPictures, movePicture } from './picture-queries.ts';
import type { PictureTarget } from './picture-target.ts';
import { type SettlingMachines, showHeld } from './settle-picture.ts';

/** Per round; the rest is left to the next. */
const atOnce = 100;

/**
 * Shows pictures again that were held only for what they resemble on the list, once that is off it, as when a decision was
 * undone. What may show a minor waits for a person all the same, and so does what was to be reviewed anyway.
 */
export async function showForgiven(
  platform: SettlingMachines,
  targets: readonly PictureTarget[],
  signal: AbortSignal,
): Promise<void> {
  const held = await matchedPictures(platform.db, atOnce);
  const gone = new Set(
    await missingEntries(platform.db, [...new Set(held.flatMap(({ entryIds }) => entryIds))]),
  );
  for (const { id, entryIds } of held) {
    signal.throwIfAborted();
    if (!entryIds.every((entry) => gone.has(entry))) continue;
    const picture = await findPicture(platform.db, id);
    if (picture === null) continue;
    try {
      if (picture.details.needs_review === true)
        await movePicture(platform.db, id, { ...picture, state: 'review', found: [] });
      else await showHeld(platform, targets, { ...picture, found: [] }, async () => {});
    } catch (error) {
      // Decided by a person meanwhile, or nothing is there to show it.
      if (!(error instanceof AppError) || error.kind !== 'conflict') throw error;
    }
  }
}
