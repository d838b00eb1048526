import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { contentTypeOf } from '../../platform/storage/object-keys.ts';
import { askForLook } from '../accounts/index.ts';
import { type Match, storeOtherForms } from '../media/index.ts';
import { findPicture, lockPicture, movePicture, type PictureRow } from './picture-queries.ts';
import { type PictureTarget, targetOf } from './picture-target.ts';
import { heldKeys, withForms } from './place-picture.ts';

export type SettlingMachines = Pick<Platform, 'db' | 'storage' | 'facts' | 'jobs' | 'config' | 'log'>;

/**
 * Ends the wait for an outside list: what was found waits for a person, and so does what a review is required
 * for.
 */
export async function settlePicture(
  platform: SettlingMachines,
  targets: readonly PictureTarget[],
  id: string,
  verdict: { state: 'clear' } | { state: 'unreachable' } | { state: 'matched'; found: readonly Match[] },
): Promise<void> {
  const picture = await findPicture(platform.db, id);
  if (picture?.state !== 'asking') return;
  if (verdict.state === 'clear' && picture.details.needs_review !== true) {
    try {
      await showHeld(platform, targets, picture, async () => {});
    } catch (error) {
      if (!(error instanceof AppError) || (error.kind !== 'conflict' && error.kind !== 'notFound'))
        throw error;
      await leaveToPerson(platform, id);
    }
    return;
  }
  const found = verdict.state === 'matched' ? verdict.found : [];
  await platform.db.transaction(async (transaction) => {
    const now = await lockPicture(transaction, id);
    if (now?.state !== 'asking') return;
    const isMinorRelated = found.some((match) => match.is_minor_related === true);
    await movePicture(transaction, id, {
      state: verdict.state === 'clear' ? 'review' : verdict.state,
      keys: now.keys,
      found,
      isMinorRelated,
    });
    if (isMinorRelated) await askForLook(transaction, platform);
  });
}

/**
 * What it was sent for is gone or held by now: it must neither stay unseen forever nor disappear unnoticed.
 */
const leaveToPerson = ({ db }: SettlingMachines, id: string): Promise<void> =>
  db.transaction(async (transaction) => {
    const now = await lockPicture(transaction, id);
    if (now?.state !== 'asking') return;
    const { keys, found, isMinorRelated } = now;
    await movePicture(transaction, id, {
      state: 'review',
      keys,
      found,
      isMinorRelated,
      details: { place_changed: true },
    });
  });

/**
 * Shows a waiting picture. Its files are first copied to where they are shown, and the hidden ones are
 * deleted afterwards. `also` runs in the transaction. Throws `conflict` if somebody else was faster, or
 * nothing is there to show it.
 */
export async function showHeld(
  { db, storage, ...machines }: SettlingMachines,
  targets: readonly PictureTarget[],
  picture: PictureRow,
  also: (transaction: TransactionExecutor) => Promise<void>,
): Promise<void> {
  const target = targetOf(targets, picture.intake);
  const stays = picture.keys.length === 0 || !picture.keys[0]?.startsWith('private/held-pictures/');
  const keys = stays ? picture.keys : target.place(picture);
  if (!stays)
    for (const [at, from] of picture.keys.entries()) {
      const bytes = await storage.get(from);
      if (bytes === null) throw new AppError('conflict', 'The file of this picture is gone.');
      await storage.put(keys[at]!, bytes, contentTypeOf(keys[at]!));
      if (at === 0) await storeOtherForms(storage, keys[0]!, bytes);
    }
  try {
    await db.transaction(async (transaction) => {
      const now = await lockPicture(transaction, picture.id);
      if (now?.state !== picture.state) throw new AppError('conflict', 'Someone has already decided this.');
      if (!(await target.show(transaction, machines, now, keys, true)))
        throw new AppError('conflict', 'What this picture was sent for is no longer there. Refuse it.');
      await movePicture(transaction, picture.id, {
        state: 'shown',
        keys,
        found: now.found,
        isMinorRelated: now.isMinorRelated,
      });
      await also(transaction);
    });
  } catch (error) {
    if (!stays) for (const key of withForms(keys)) await storage.delete(key);
    throw error;
  }
  if (!stays) for (const key of picture.keys) await storage.delete(key);
}

/**
 * Takes a shown picture out of sight for what it was found to resemble. False: nothing new is known about it.
 */
export async function hideShown(
  { db, storage, ...machines }: SettlingMachines,
  targets: readonly PictureTarget[],
  id: string,
  match: Match,
  also: (transaction: TransactionExecutor, picture: PictureRow) => Promise<void>,
): Promise<boolean> {
  const picture = await findPicture(db, id);
  if (picture === null || picture.found.some(({ entry_id }) => entry_id === match.entry_id)) return false;
  const target = targetOf(targets, picture.intake);
  const moves = picture.state === 'shown' && picture.keys.some((key) => key.startsWith('media/'));
  const keys = moves ? heldKeys(picture.id, picture.keys.length) : picture.keys;
  if (moves)
    for (const [at, from] of picture.keys.entries()) {
      const bytes = await storage.get(from);
      if (bytes !== null) await storage.put(keys[at]!, bytes, contentTypeOf(keys[at]!));
    }
  const isHidden = await db.transaction(async (transaction) => {
    const now = await lockPicture(transaction, id);
    if (now?.state !== picture.state) return false;
    const details = now.state === 'shown' ? await target.hide(transaction, machines, now, now.keys) : {};
    if (details === null) return false;
    await movePicture(transaction, id, {
      state: 'matched',
      keys,
      found: [...now.found, match],
      details,
      isMinorRelated: match.is_minor_related === true,
    });
    if (match.is_minor_related === true)
      await askForLook(transaction, { jobs: machines.jobs, log: machines.log });
    await also(transaction, now);
    return true;
  });
  if (!isHidden && moves) for (const key of keys) await storage.delete(key);
  return isHidden;
}
