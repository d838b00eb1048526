import type { Platform } from '../../platform/context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { deleteEntriesOfRefusal, deleteStayDown, barPicture as putOnList } from '../media/index.ts';
import { comparePicturesJob } from './compare-pictures.job.ts';
import { hashesOfPicture, type PictureRow, pictureOfKey } from './picture-queries.ts';

export interface DownReason {
  reason: string;
  addedBy: string | null;
  isMinorRelated: boolean;
}

/** Compares what is here with what was just listed. */
export const queueComparison = (transaction: Executor, { jobs }: Pick<Platform, 'jobs'>): Promise<void> =>
  jobs.enqueue(transaction, comparePicturesJob, {}, { singletonKey: 'list' });

/** Puts a received picture on the stay-down list, by its files and by its looks. Answers the entry's id, and whether it is new. */
export async function putOnStayDown(
  transaction: Executor,
  platform: Pick<Platform, 'jobs'>,
  picture: PictureRow,
  about: DownReason,
): Promise<{ id: string; isNew: boolean }> {
  const hashes = await hashesOfPicture(transaction, picture.id);
  const { intake, sha256s } = picture;
  const entry = await putOnList(transaction, { intake, sha256s, hashes }, about);
  await queueComparison(transaction, platform);
  return entry;
}

/**
 * The same, given the key of one of its files. False: nothing is known about it, as for pictures received
 * before hashes were stored.
 */
export async function barPicture(
  transaction: Executor,
  platform: Pick<Platform, 'jobs'>,
  key: string,
  about: DownReason,
): Promise<boolean> {
  const picture = await pictureOfKey(transaction, key);
  if (picture === null) return false;
  await putOnStayDown(transaction, platform, picture, about);
  return true;
}

/** Takes the picture with this key off the list. False: nothing is known about it. */
export async function unbarPicture(transaction: Executor, key: string): Promise<boolean> {
  const picture = await pictureOfKey(transaction, key);
  const [sha256] = picture?.sha256s ?? [];
  if (sha256 === undefined) return false;
  await deleteStayDown(transaction, sha256);
  return true;
}

/** Takes off the list what the refusal of a picture put there, and lets what was held for it be looked at again. */
export async function liftRefusal(
  transaction: Executor,
  platform: Pick<Platform, 'jobs'>,
  pictureId: string,
): Promise<void> {
  if ((await deleteEntriesOfRefusal(transaction, pictureId)) > 0)
    await queueComparison(transaction, platform);
}
