import { randomBytes } from 'node:crypto';
import { AppError } from '../../kit/app-error.ts';
import { isUuid, newId } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import { takePicture } from '../pictures/index.ts';
import { lockAlbum } from './album-queries.ts';
import { insertPhoto, lockRoom } from './photo-queries.ts';
import { requireRoom } from './photo-rules.ts';
import { readCaption } from './photo-texts.ts';

export const noAlbum = (): AppError => new AppError('notFound', 'Album not found.', { field: 'album_id' });

/** Outside of what everybody may fetch: whoever asks for a photo is looked at first. */
const folderOf = (ownerId: string): string => `private/photos/${ownerId}`;

/**
 * Takes in a photo of a member, drawn anew in its two sizes. Throws `badInput` for what is no picture or a text that is
 * not allowed, `notAllowed` for a file that must stay down, `notFound` for somebody else's album, `conflict` where there
 * is no room. Answers its id.
 */
export async function addPhoto(
  platform: Pick<Platform, 'db' | 'storage' | 'config'>,
  ownerId: string,
  file: Buffer,
  about: { caption: string | null; albumId: string | null },
): Promise<string> {
  const { db, storage } = platform;
  const caption = readCaption(platform, about.caption, 'caption');
  const albumId = about.albumId?.toLowerCase() ?? null;
  if (albumId !== null && !isUuid(albumId)) throw noAlbum();
  const {
    sha256,
    drawn: [photo, small],
  } = await takePicture(platform, 'photo', file);
  const bytes = photo.bytes.length + small.bytes.length;
  const id = newId();
  const stem = `${folderOf(ownerId)}/${randomBytes(12).toString('hex')}`;
  const keys = { photo: `${stem}.webp`, small: `${stem}-small.webp` };
  try {
    await storage.put(keys.photo, photo.bytes, 'image/webp');
    await storage.put(keys.small, small.bytes, 'image/webp');
    await db.transaction(async (transaction) => {
      requireRoom(await lockRoom(transaction, ownerId), bytes);
      if (albumId !== null && (await lockAlbum(transaction, albumId))?.owner_id !== ownerId) throw noAlbum();
      await insertPhoto(transaction, {
        id,
        owner_id: ownerId,
        album_id: albumId,
        photo_key: keys.photo,
        small_key: keys.small,
        width: photo.width,
        height: photo.height,
        bytes,
        source_sha256: sha256,
        caption,
      });
    });
  } catch (error) {
    await Promise.all([storage.delete(keys.photo), storage.delete(keys.small)]);
    throw error;
  }
  return id;
}
