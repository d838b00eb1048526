import { limits } from '#contract/limits.ts';
import type { Album, Photo } from '#contract/photos.ts';
import type { PublicProfile } from '#contract/profiles.ts';
import type { ShownAlbum, ShownPhoto } from '../features/photos/shown-photo.ts';
import { countOf } from '../lib/format.ts';
import { relativeTime } from '../lib/relative-time.ts';
import type { Services } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as pageTexts from '../texts/profile.ts';

const toPhoto = (row: Photo, now: number): ShownPhoto => ({
  id: row.id,
  albumId: row.album_id,
  caption: row.caption,
  url: row.photo_url,
  small: row.small_url,
  width: row.width,
  height: row.height,
  isHeld: row.is_held,
  moment: row.created_at,
  ago: relativeTime(row.created_at, now),
});

const toAlbum = (row: Album): ShownAlbum => ({
  id: row.id,
  name: row.name,
  description: row.description,
  isPublic: row.is_public,
  photos: countOf(row.photo_count, pageTexts.photo, pageTexts.photosWithin),
  covers: row.thumbnails,
});

/** Photos of a profile, all or those of an album, and its albums, as far as the viewer may see them. */
export async function photosOf(
  services: Services,
  { id, username }: PublicProfile,
  { cursor, album: albumId }: { cursor: string | null; album: string | null },
) {
  const size = limits.photosPageSize;
  const [rows, albums] = await Promise.all([
    services.call('get_user_photos', {
      p_user_id: id,
      p_album_id: albumId,
      p_limit: size + 1,
      p_cursor: cursor,
    }),
    services.call('get_user_albums', { p_user_id: id }),
  ]);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const now = Date.now();
  const more =
    rows.length > size && last
      ? paths.user(username, { initialTab: pageTexts.photos, album: albumId, cursor: last.cursor })
      : null;
  const open = albums.find((album) => album.id === albumId);
  return {
    tab: 'Photos' as const,
    photos: shown.map((row) => toPhoto(row, now)),
    albums: albums.map(toAlbum),
    album: open ? toAlbum(open) : null,
    isAlbumMissing: albumId !== null && !open,
    more,
  };
}

export const photoIntents = [
  'create-album',
  'edit-album',
  'delete-album',
  'edit-photo',
  'delete-photo',
] as const;
export type PhotoIntent = (typeof photoIntents)[number];

/** Does what a form of the tab asks for; returns the query of the page that it leads to. Refusals are thrown. */
export async function actOnPhotos(
  services: Services,
  intent: PhotoIntent,
  form: FormData,
  here: URLSearchParams,
): Promise<URLSearchParams> {
  const text = (name: string): string => String(form.get(name) ?? '').replace(/\r\n/g, '\n');
  const texts = () => ({
    p_name: text('name'),
    p_description: text('description') || null,
    p_is_public: form.get('public') === 'on',
  });
  const query = new URLSearchParams(here);
  query.set('initialTab', 'Photos');
  switch (intent) {
    case 'create-album':
      query.set('album', (await services.call('create_album', texts())).id);
      query.delete('cursor');
      break;
    case 'edit-album':
      await services.call('update_album', { p_album_id: text('albumId'), ...texts() });
      break;
    case 'delete-album':
      await services.call('delete_album', { p_album_id: text('albumId') });
      query.delete('album');
      query.delete('cursor');
      break;
    case 'edit-photo':
      await services.call('update_photo', {
        p_photo_id: text('photoId'),
        p_caption: text('caption') || null,
        p_album_id: text('albumId') || null,
      });
      break;
    case 'delete-photo':
      await services.call('delete_photo', { p_photo_id: text('photoId') });
  }
  return query;
}
