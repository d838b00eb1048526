import { isUuid } from '../../../kit/ids.ts';
import { openFolders } from '../../../kit/open-folders.ts';
import type { PublishStatus } from '../video-rules.ts';

/**
 * Who a file is sent to: everybody; everybody but where a place rule bars its video; the owner of its video and admins; admins only; or, for what may show a
 * minor, only admins with `child_safety`.
 */
export type FileAudience = 'everybody' | 'places' | 'owner' | 'admins' | 'guardians';

/** The one table of who is sent a video's files, by its state. */
export const fileAudiences: Readonly<Record<PublishStatus, Exclude<FileAudience, 'guardians' | 'places'>>> = {
  draft: 'owner',
  scheduled: 'owner',
  processing: 'owner',
  review: 'owner',
  pending: 'owner',
  published: 'everybody',
  disabled: 'owner',
  expired: 'owner',
  failed: 'owner',
  // Somebody reported it, or it was taken down: its maker may not go on sharing it.
  held: 'admins',
  removed: 'admins',
};

const statesFor = (audience: FileAudience): PublishStatus[] =>
  (Object.keys(fileAudiences) as PublishStatus[]).filter((status) => fileAudiences[status] === audience);
export const openStates: readonly PublishStatus[] = statesFor('everybody');
export const adminStates: readonly PublishStatus[] = statesFor('admins');

/** Whether its maker is shown its files in this state. */
export const ownerSeesFiles = (status: PublishStatus): boolean => fileAudiences[status] !== 'admins';

/** Folders of `media/` with a subfolder per video id for its pictures and for subtitles added to it. */
export const videoFolders = ['thumbnails', 'hosted', 'imported', 'captions'] as const;

/** Folders of `media/` with a subfolder per member id for their profile pictures. */
export const memberFolders = ['avatars', 'covers'] as const;
const foldersById: readonly string[] = [...videoFolders, ...memberFolders];

/**
 * Whose file a key in `media/` is: the id of the asset, video or member in its folder name; `open` if it
 * belongs to nobody in particular. Null: unknown, and withheld from everybody.
 */
export function ownerOfFile(key: string): { id: string } | 'open' | null {
  const [, folder = '', second = ''] = key.split('/', 3);
  if ((openFolders as readonly string[]).includes(folder)) return 'open';
  const id = foldersById.includes(folder) ? second : folder;
  // As written in the database: a file system may accept either case for the same folder.
  return isUuid(id) ? { id: id.toLowerCase() } : null;
}

/** Every folder that may hold files under such an id. */
export const foldersOf = (id: string): string[] => [
  `media/${id}/`,
  ...foldersById.map((folder) => `media/${folder}/${id}/`),
];
