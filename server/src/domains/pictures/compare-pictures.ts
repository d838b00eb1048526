import { recordAct, theSite } from '../../platform/audit/record-act.ts';
import type { Executor } from '../../platform/db/database.ts';
import { eachAlone } from '../../platform/jobs/each-alone.ts';
import {
  askedHashes,
  countFoundPicture,
  entriesToCompare,
  frameDistance,
  type Match,
  noteCompared,
  type WaitingEntry,
} from '../media/index.ts';
import { nearPictures, samePictures } from './picture-queries.ts';
import type { PictureTarget } from './picture-target.ts';
import { hideShown, type SettlingMachines } from './settle-picture.ts';

/** Entries per round; each takes some milliseconds, using an index on the pictures. */
const together = 16;

/**
 * Holds pictures here that resemble an entry not yet compared, just as they would be held on arrival. An
 * entry counts as compared once everything found is held: if a worker is killed it is compared again, which
 * holds nothing twice.
 */
export async function comparePictures(
  platform: SettlingMachines,
  targets: readonly PictureTarget[],
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const entries = await entriesToCompare(platform.db, together);
    if (entries.length === 0) return;
    await eachAlone(
      entries,
      async (entry) => {
        await eachAlone(await findPictures(platform.db, entry), ({ pictureId, match }) =>
          hold(platform, targets, pictureId, match),
        );
        await noteCompared(platform.db, entry);
      },
      signal,
    );
  }
}

async function findPictures(
  db: Executor,
  { id: entry_id, reason, isMinorRelated, frames }: WaitingEntry,
): Promise<{ pictureId: string; match: Match }[]> {
  const about = {
    list: 'stay-down',
    reason,
    entry_id,
    ...(isMinorRelated ? { is_minor_related: true } : {}),
  };
  const same = await samePictures(db, entry_id);
  const near = frames.length === 0 ? [] : await nearPictures(db, askedHashes(frames), frameDistance);
  const sameIds = new Set(same.map(({ id }) => id));
  return [
    ...same.map(({ id }) => ({ pictureId: id, match: { ...about, kind: 'file' as const, share: 1 } })),
    ...near
      .filter(({ id }) => !sameIds.has(id))
      .map(({ id, isMirrored }) => ({
        pictureId: id,
        match: { ...about, kind: 'frames' as const, mirrored: isMirrored },
      })),
  ];
}

/**
 * Holds a stored picture for what it resembles; on record, because it goes out of sight without anybody's
 * action.
 */
export const hold = (
  platform: SettlingMachines,
  targets: readonly PictureTarget[],
  pictureId: string,
  match: Match,
): Promise<boolean> =>
  hideShown(platform, targets, pictureId, match, async (transaction, { state }) => {
    if (match.entry_id !== undefined) await countFoundPicture(transaction, match.entry_id);
    // The general admin log says nothing about what may show a minor.
    if (match.is_minor_related === true) return;
    await recordAct(transaction, theSite, {
      act: 'picture.matched',
      targetKind: 'picture',
      targetId: pictureId,
      summary:
        match.entry_id === undefined
          ? 'A matching service knows a picture; it is held for a review.'
          : 'A picture looks like what was put on the list of what stays down; it is held for a review.',
      details: { before: state, entry: match.entry_id ?? null, list: match.list },
    });
  });
