import { type ExportFile, type ExportPart, jsonFile } from '../accounts/index.ts';
import { albumRecords } from './album-queries.ts';
import { allPhotosOf } from './photo-queries.ts';

/** A member's photos and albums, for their archive. What a report removed is listed without its picture. */
export const exportPhotos: ExportPart = async ({ db, storage }, memberId) => {
  const photos = await allPhotosOf(db, memberId);
  const files: ExportFile[] = [
    jsonFile('photos/albums.json', await albumRecords(db, memberId)),
    jsonFile(
      'photos/photos.json',
      photos.map(({ id, album_id, caption, state, created_at }) => ({
        id,
        album_id,
        caption,
        state,
        created_at,
      })),
    ),
  ];
  for (const { id, photo_key, state } of photos) {
    const content = state === 'published' ? await storage.get(photo_key) : null;
    if (content !== null) files.push({ path: `photos/${id}.webp`, content });
  }
  return files;
};
