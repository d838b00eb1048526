import { randomBytes } from 'node:crypto';
import { AppError } from '../../kit/app-error.ts';
import type { PictureTarget } from '../pictures/index.ts';
import { lockAlbum } from './album-queries.ts';
import { insertPhoto, lockPhoto, lockRoom, storedPhotos, writePhotoState } from './photo-queries.ts';
import { requireRoom } from './photo-rules.ts';

export const noAlbum = (): AppError => new AppError('notFound', 'Album not found.', { field: 'album_id' });

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * How photos are shown and taken out of sight. Their files are always in a place where each request is
 * checked.
 */
export const photoTarget: PictureTarget = {
  intakes: ['photo'],

  place({ subjectId, ownerId }) {
    const stem = `private/photos/${ownerId ?? subjectId}/${randomBytes(12).toString('hex')}`;
    return [`${stem}.webp`, `${stem}-small.webp`];
  },

  async show(transaction, _platform, { subjectId, ownerId, details, sha256s }, keys, isLater) {
    const [photoKey, smallKey] = keys;
    const [sha256] = sha256s;
    if (subjectId === null || photoKey === undefined || smallKey === undefined || sha256 === undefined)
      return false;
    const before = await lockPhoto(transaction, subjectId);
    if (before !== null) {
      // It was shown before the match was found; one that a report holds waits for that.
      if (before.state === 'held' && details.reported !== true)
        await writePhotoState(transaction, subjectId, 'published');
      return before.state !== 'removed';
    }
    if (ownerId === null) return false;
    const bytes = Number(details.bytes);
    const room = await lockRoom(transaction, ownerId);
    if (!isLater) requireRoom(room, bytes);
    const albumId = textOf(details.album_id);
    const isOwn = albumId !== null && (await lockAlbum(transaction, albumId))?.owner_id === ownerId;
    // What was meant for a deleted album must not become visible to everybody.
    if (albumId !== null && !isOwn) {
      if (isLater) return false;
      throw noAlbum();
    }
    await insertPhoto(transaction, {
      id: subjectId,
      owner_id: ownerId,
      album_id: albumId,
      photo_key: photoKey,
      small_key: smallKey,
      width: Number(details.width),
      height: Number(details.height),
      bytes,
      source_sha256: sha256,
      caption: textOf(details.caption),
    });
    return true;
  },

  async hide(transaction, _platform, { subjectId }) {
    const photo = subjectId === null ? null : await lockPhoto(transaction, subjectId);
    if (photo === null || photo.state === 'removed') return null;
    if (photo.state === 'held') return { reported: true };
    await writePhotoState(transaction, photo.id, 'held');
    return {};
  },

  stored: (db, _intake, page) => storedPhotos(db, page),
};
