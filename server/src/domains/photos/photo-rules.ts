import { limits } from '#contract/limits.ts';
import { AppError } from '../../kit/app-error.ts';

/** The sizes stored: the photo itself, and its square for lists. */
export type PhotoSize = 'photo' | 'small';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const uploadPath = new RegExp(`^(${uuid})/[A-Za-z0-9][A-Za-z0-9._-]{0,199}$`, 'i');
const filePath = new RegExp(`^(${uuid})/(${uuid})(-small)?\\.webp$`, 'i');

/** Whose photo a path is for, `{userId}/{name}`; null if it does not have that form. */
export const ownerOfUpload = (path: string): string | null =>
  uploadPath.exec(path)?.[1]?.toLowerCase() ?? null;

/** The photo whose file a path names; null if it does not have that form. */
export function photoOfPath(path: string): { ownerId: string; photoId: string; size: PhotoSize } | null {
  const [, ownerId, photoId, small] = filePath.exec(path) ?? [];
  if (!ownerId || !photoId) return null;
  return {
    ownerId: ownerId.toLowerCase(),
    photoId: photoId.toLowerCase(),
    size: small ? 'small' : 'photo',
  };
}

/** The path of a photo's file within the bucket. */
export const pathOfPhoto = (ownerId: string, photoId: string, size: PhotoSize): string =>
  `${ownerId}/${photoId}${size === 'small' ? '-small' : ''}.webp`;

/** Throws `conflict` if a member has as many photos, or as many bytes of them, as allowed. */
export function requireRoom(present: { photos: number; bytes: number }, bytes: number): void {
  if (present.photos >= limits.photosPerMember)
    throw new AppError('conflict', `You can keep at most ${limits.photosPerMember} photos.`);
  if (present.bytes + bytes > limits.photoBytesPerMember)
    throw new AppError('conflict', 'You have no room left for photos. Delete some first.');
}

/** What comes with an upload besides the file: values of the wrong type and unknown names are ignored. */
export function readMetadata(text: string | undefined): { caption: string | null; albumId: string | null } {
  let given: unknown = null;
  try {
    given = text === undefined ? null : JSON.parse(text);
  } catch {
    throw new AppError('badInput', '"metadata" is not JSON.', { field: 'metadata' });
  }
  const { caption, album_id: albumId } = (given ?? {}) as Record<string, unknown>;
  return {
    caption: typeof caption === 'string' ? caption : null,
    albumId: typeof albumId === 'string' && albumId !== '' ? albumId : null,
  };
}
