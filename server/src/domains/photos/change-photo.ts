import type { Photo } from '#contract/photos.ts';
import { AppError } from '../../kit/app-error.ts';
import { actorOf, recordAct } from '../../platform/audit/record-act.ts';
import { lockThing } from '../../platform/audit/thing-lock-queries.ts';
import { isAdmin, type MemberContext, type Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { requireNoEvidence } from '../../platform/evidence/evidence.ts';
import { memberRestricted, type Restriction } from '../accounts/index.ts';
import { deletePictureJob } from '../profiles/index.ts';
import { lockAlbum } from './album-queries.ts';
import {
  deletePhoto,
  findPhoto,
  type LockedPhoto,
  lockOwner,
  lockPhoto,
  writePhoto,
  writePhotoState,
} from './photo-queries.ts';
import { noAlbum } from './photo-target.ts';
import { readCaption } from './photo-texts.ts';
import { photoView } from './photo-view.ts';

const noPhoto = (): AppError => new AppError('notFound', 'This photo is no longer there.');
export const beingLookedAt = (): AppError =>
  new AppError('conflict', 'We’re looking at this photo, so you can’t change it now.');

/** Has the files of photos removed once the transaction has committed. */
export async function dropFiles(
  transaction: TransactionExecutor,
  { jobs }: Pick<Platform, 'jobs'>,
  photos: readonly { photo_key: string; small_key: string }[],
): Promise<void> {
  for (const { photo_key, small_key } of photos)
    for (const key of [photo_key, small_key]) await jobs.enqueue(transaction, deletePictureJob, { key });
}

/** The caller's own photo, locked until the transaction ends; reveals nothing about others. */
async function lockOwn(
  transaction: TransactionExecutor,
  context: MemberContext,
  id: string,
): Promise<LockedPhoto> {
  const photo = await lockPhoto(transaction, id);
  if (photo === null || photo.state === 'removed' || photo.owner_id !== context.memberId) throw noPhoto();
  // What a report is about stays as it was reported.
  if (photo.state === 'held') throw beingLookedAt();
  return photo;
}

/** Undefined values stay as they are. */
export function changePhoto(
  context: MemberContext,
  id: string,
  change: { caption?: string | null | undefined; albumId?: string | null | undefined },
): Promise<Photo> {
  const caption = change.caption === undefined ? undefined : readCaption(context, change.caption);
  return context.db.transaction(async (transaction) => {
    const photo = await lockOwn(transaction, context, id);
    await lockOwner(transaction, photo.owner_id);
    if (change.albumId && (await lockAlbum(transaction, change.albumId))?.owner_id !== photo.owner_id)
      throw noAlbum();
    await writePhoto(transaction, id, {
      caption: caption === undefined ? photo.caption : caption,
      albumId: change.albumId === undefined ? photo.album_id : change.albumId,
    });
    const row = await findPhoto(transaction, id);
    if (row === null) throw noPhoto();
    return photoView(row);
  });
}

/**
 * Deletes a photo: the caller's own. As an admin, removes anybody's, on record: its files stay where nobody is sent them,
 * and its owner is told and may object. Throws `notFound`, and `conflict`
 * if it is under review, or an admin would delete evidence.
 */
export function removePhoto(
  context: MemberContext,
  id: string,
  reasons: Pick<Restriction, 'ground' | 'explanation'>,
): Promise<void> {
  return context.db.transaction(async (transaction) => {
    const mayRemove = isAdmin(context.viewer);
    if (mayRemove) await lockThing(transaction, 'photo', id);
    const found = mayRemove ? await lockPhoto(transaction, id) : null;
    const isAct = found !== null && found.owner_id !== context.memberId;
    const photo = isAct ? found : await lockOwn(transaction, context, id);
    if (isAct) {
      if (photo.state === 'removed') throw noPhoto();
      await requireNoEvidence(transaction, 'photo', id, photo.owner_id);
      await recordAct(transaction, actorOf(context.viewer), {
        act: 'photo.deleted',
        targetKind: 'photo',
        targetId: id,
        summary: 'Deleted a photo.',
        details: { owner_id: photo.owner_id, state: photo.state },
      });
      await writePhotoState(transaction, id, 'removed');
      await context.facts.state(transaction, memberRestricted, {
        ...{ memberId: photo.owner_id, actor: actorOf(context.viewer), isRemoved: true, ...reasons },
        thing: {
          ...{ kind: 'photo', id, title: photo.caption ?? '' },
          evidence: { caption: photo.caption, file: photo.photo_key },
        },
      });
      return;
    }
    await deletePhoto(transaction, id);
    await dropFiles(transaction, context, [photo]);
  });
}
