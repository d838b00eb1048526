import { captionRules } from '#contract/photos.ts';
import { isUuid, newId } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import { placePicture, takePicture } from '../pictures/index.ts';
import { refuseTermsIn } from '../texts/index.ts';
import { findAlbum } from './album-queries.ts';
import { noAlbum, photoTarget } from './photo-target.ts';
import { readCaption } from './photo-texts.ts';

/**
 * Takes in a member's photo, redrawn in its two sizes. Throws `badInput` if it is not a picture or a text is
 * not allowed, `notAllowed` for a barred file, `notFound` for somebody else's album, `conflict` if there is
 * no room. Answers its id, and whether it must be reviewed first.
 */
export async function addPhoto(
  platform: Pick<Platform, 'db' | 'storage' | 'config' | 'facts' | 'jobs' | 'log'>,
  ownerId: string,
  file: Buffer,
  about: { caption: string | null; albumId: string | null },
): Promise<{ id: string; isHeld: boolean }> {
  const { db } = platform;
  refuseTermsIn({ config: platform.config }, 'caption', about.caption ?? '', captionRules);
  const caption = readCaption(platform, about.caption, 'caption');
  const albumId = about.albumId?.toLowerCase() ?? null;
  if (albumId !== null && !isUuid(albumId)) throw noAlbum();
  if (albumId !== null && (await findAlbum(db, albumId))?.owner_id !== ownerId) throw noAlbum();
  const taken = await takePicture(platform, 'photo', file);
  const [photo, small] = taken.drawn;
  const { width, height } = photo;
  const bytes = photo.bytes.length + small.bytes.length;
  const id = newId();
  const { isHeld } = await placePicture(platform, photoTarget, taken, {
    ownerId,
    subjectId: id,
    details: { caption, album_id: albumId, width, height, bytes },
  });
  return { id, isHeld };
}
