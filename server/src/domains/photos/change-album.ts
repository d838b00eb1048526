import { limits } from '#contract/limits.ts';
import type { Album } from '#contract/photos.ts';
import { AppError } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import type { MemberContext } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import {
  type AlbumTexts,
  deleteAlbum,
  detachRemoved,
  findAlbum,
  insertAlbum,
  lockAlbum,
  lockAlbumCount,
  lockPhotosIn,
  writeAlbum,
} from './album-queries.ts';
import { beingLookedAt, dropFiles } from './change-photo.ts';
import { noAlbum } from './photo-target.ts';
import { albumView } from './photo-view.ts';

async function shown(transaction: TransactionExecutor, id: string): Promise<Album> {
  const row = await findAlbum(transaction, id);
  if (row === null) throw noAlbum();
  return albumView(row);
}

async function lockOwn(transaction: TransactionExecutor, context: MemberContext, id: string): Promise<void> {
  if ((await lockAlbum(transaction, id))?.owner_id !== context.memberId) throw noAlbum();
}

export function makeAlbum(context: MemberContext, texts: AlbumTexts): Promise<Album> {
  const ownerId = context.memberId;
  return context.db.transaction(async (transaction) => {
    if ((await lockAlbumCount(transaction, ownerId)) >= limits.albumsPerMember)
      throw new AppError('conflict', `You can have at most ${limits.albumsPerMember} albums.`);
    const id = newId();
    await insertAlbum(transaction, { id, ownerId, ...texts });
    return shown(transaction, id);
  });
}

export function changeAlbum(context: MemberContext, id: string, texts: AlbumTexts): Promise<Album> {
  return context.db.transaction(async (transaction) => {
    await lockOwn(transaction, context, id);
    await writeAlbum(transaction, id, texts);
    return shown(transaction, id);
  });
}

/**
 * Deletes an album with its photos: nothing from a private one may become visible. Answers how many photos
 * that were.
 */
export function removeAlbum(context: MemberContext, id: string): Promise<number> {
  return context.db.transaction(async (transaction) => {
    // Photos before their album, as everywhere; then those that arrived in the meantime.
    await lockPhotosIn(transaction, id);
    await lockOwn(transaction, context, id);
    await detachRemoved(transaction, id);
    const photos = await lockPhotosIn(transaction, id);
    if (photos.some(({ state }) => state === 'held')) throw beingLookedAt();
    await deleteAlbum(transaction, id);
    await dropFiles(transaction, context, photos);
    return photos.length;
  });
}
