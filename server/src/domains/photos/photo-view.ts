import type { Album, Photo } from '#contract/photos.ts';
import { writeCursor } from '../../kit/cursor.ts';
import type { AlbumRow } from './album-queries.ts';
import type { PhotoRow } from './photo-queries.ts';
import { type PhotoSize, pathOfPhoto } from './photo-rules.ts';

/** Where those who may see a photo fetch its file. */
const addressOf = (ownerId: string, photoId: string, size: PhotoSize): string =>
  `/storage/v1/object/photos/${pathOfPhoto(ownerId, photoId, size)}`;

/** A photo as shown to those who may see it. */
export function photoView(row: PhotoRow): Photo {
  const isHeld = row.state === 'held';
  return {
    id: row.id,
    user_id: row.owner_id,
    album_id: row.album_id,
    caption: row.caption,
    photo_url: isHeld ? null : addressOf(row.owner_id, row.id, 'photo'),
    small_url: isHeld ? null : addressOf(row.owner_id, row.id, 'small'),
    width: row.width,
    height: row.height,
    is_held: isHeld,
    created_at: row.created_at.toISOString(),
    cursor: writeCursor(row.id),
  };
}

export const albumView = (row: AlbumRow): Album => ({
  id: row.id,
  user_id: row.owner_id,
  name: row.name,
  description: row.description,
  is_public: row.is_public,
  photo_count: row.photo_count,
  thumbnails: row.latest.map((id) => addressOf(row.owner_id, id, 'small')),
  created_at: row.created_at.toISOString(),
});
