import { AppError } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import { otherForms } from '../../kit/picture-names.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { contentTypeOf } from '../../platform/storage/object-keys.ts';
import { askForLook } from '../accounts/index.ts';
import { storeOtherForms, tintOf } from '../media/index.ts';
import { checkPictureJob } from './check-picture.job.ts';
import { decoding } from './decode-queue.ts';
import type { DrawnPicture } from './draw-picture.ts';
import { type Intake, intakes } from './intakes.ts';
import {
  countWaitingOf,
  deletePictureRow,
  insertPicture,
  type PictureState,
  supersededPictures,
} from './picture-queries.ts';
import type { PictureFacts, PictureTarget } from './picture-target.ts';
import type { TakenPicture } from './take-picture.ts';

type Machines = Pick<Platform, 'db' | 'storage' | 'facts' | 'jobs' | 'config' | 'log'>;

/** How many pictures of one member may await review at once. */
const mostWaiting = 20;
/** Accessible only to those who decide. Whatever the form of the files, the first is a WebP. */
export const heldKeys = (id: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `private/held-pictures/${id}-${at}.webp`);

export interface Place {
  ownerId: string | null;
  subjectId: string | null;
  details?: Record<string, unknown>;
  /** The one it replaces was reviewed: a person looks at this one first. */
  needsReview?: boolean;
}
export interface PlacedPicture {
  /** Empty if nothing is there to show it. */
  keys: readonly string[];
  /** It is shown once a list, or a person, has let it pass. */
  isHeld: boolean;
}

/**
 * Places a picture that was taken in: it is shown, or waits out of sight. Throws what the target throws; then
 * nothing is stored.
 */
export async function placePicture(
  platform: Machines,
  target: PictureTarget,
  taken: TakenPicture,
  { ownerId, subjectId, details = {}, needsReview = false }: Place,
): Promise<PlacedPicture> {
  const picture: PictureFacts = {
    id: newId(),
    intake: taken.intake,
    ownerId,
    subjectId,
    details: {
      ...details,
      ...(needsReview && { needs_review: true }),
      ...(await notedForName(taken)),
    },
    sha256s: taken.sha256s,
  };
  const state = stateOf(taken, needsReview);
  const drawn = taken.drawn as readonly DrawnPicture[];
  const keys = state === 'shown' ? target.place(picture) : heldKeys(picture.id, drawn.length);
  const { db, storage } = platform;
  let dropped: string[] = [];
  try {
    for (const [at, key] of keys.entries()) await storage.put(key, drawn[at]!.bytes, contentTypeOf(key));
    if (state === 'shown')
      await decoding.run(() => storeOtherForms(storage, keys[0]!, drawn[0]!.bytes), { isJob: true });
    const isPlaced = await db.transaction(async (transaction) => {
      if (state === 'shown' && !(await target.show(transaction, platform, picture, keys, false)))
        return false;
      if (state !== 'shown') dropped = await makeRoom(transaction, picture);
      const { found } = taken;
      const isMinorRelated = found.some((match) => match.is_minor_related === true);
      const row = { ...picture, keys, state, found: [...found], isMinorRelated };
      await insertPicture(transaction, row, taken.hashes);
      if (isMinorRelated) await askForLook(transaction, platform);
      if (state === 'asking')
        await platform.jobs.enqueue(
          transaction,
          checkPictureJob,
          { pictureId: picture.id },
          { singletonKey: picture.id },
        );
      return true;
    });
    if (!isPlaced) dropped = withForms(keys);
    for (const key of dropped) await storage.delete(key);
    if (state === 'matched')
      platform.log.warn(
        { pictureId: picture.id, intake: taken.intake },
        'a picture is held for a person to look at',
      );
    return { keys: isPlaced ? keys : [], isHeld: state !== 'shown' };
  } catch (error) {
    for (const key of withForms(keys)) await storage.delete(key);
    throw error;
  }
}

/** Keys of pictures, and of all that is drawn from them. */
export const withForms = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => [key, ...otherForms(key).map((other) => other.key)]);

/** What the name of its file will say, where that also exists in other forms. */
async function notedForName({
  intake,
  drawn,
}: TakenPicture): Promise<{ tint: string; width: number } | null> {
  const { hasForms }: Intake = intakes[intake];
  const [picture] = drawn as readonly DrawnPicture[];
  return hasForms && picture ? { tint: await tintOf(picture.bytes), width: picture.width } : null;
}

function stateOf({ found, isUnasked }: TakenPicture, needsReview: boolean): PictureState {
  if (found.length > 0) return 'matched';
  if (isUnasked) return 'asking';
  return needsReview ? 'review' : 'shown';
}

/**
 * Only the latest one sent for a place waits, except for those that match something on a list. Answers the
 * keys of the others.
 */
async function makeRoom(transaction: TransactionExecutor, picture: PictureFacts): Promise<string[]> {
  const before = picture.subjectId === null ? [] : await supersededPictures(transaction, { ...picture });
  for (const { id } of before) await deletePictureRow(transaction, id);
  if (picture.ownerId !== null && (await countWaitingOf(transaction, picture.ownerId)) >= mostWaiting)
    throw new AppError(
      'rateLimited',
      'We’re still looking at your earlier pictures. Please wait until we’re done.',
      {
        field: 'file',
        retryAfter: 3600,
      },
    );
  return before.flatMap(({ keys }) => keys);
}

/**
 * The choice of a frame from a reviewed video awaits review, as a picture without files of its own. Answers
 * its id.
 */
export async function holdChoice(
  transaction: TransactionExecutor,
  { storage }: Pick<Platform, 'storage'>,
  choice: { intake: 'own_thumbnail'; ownerId: string; subjectId: string; details: Record<string, unknown> },
): Promise<string> {
  const picture: PictureFacts = { ...choice, id: newId(), sha256s: [] };
  const dropped = await makeRoom(transaction, picture);
  const row = { ...picture, keys: [], state: 'review' as const, found: [], isMinorRelated: false };
  await insertPicture(transaction, row, []);
  for (const key of dropped) await storage.delete(key);
  return picture.id;
}
