import { isUuid } from '../../../kit/ids.ts';
import { openFolders } from '../../../kit/open-folders.ts';
import type { PublishStatus } from '../video-rules.ts';

/**
 * Whom a file is sent to: all the world, the owner of its video and admins, admins alone, or of what may show a minor admins
 * with `child_safety` alone.
 */
export type FileAudience = 'everybody' | 'owner' | 'admins' | 'guardians';

/** The one table of who is sent the files of a video, by its state. */
export const fileAudiences: Readonly<Record<PublishStatus, Exclude<FileAudience, 'guardians'>>> = {
  draft: 'owner',
  scheduled: 'owner',
  processing: 'owner',
  review: 'owner',
  pending: 'owner',
  published: 'everybody',
  expired: 'owner',
  failed: 'owner',
  // Somebody reported it, or it was taken away: whoever made it may not go on handing it round.
  held: 'admins',
  removed: 'admins',
};

const statesFor = (audience: FileAudience): PublishStatus[] =>
  (Object.keys(fileAudiences) as PublishStatus[]).filter((status) => fileAudiences[status] === audience);
export const openStates: readonly PublishStatus[] = statesFor('everybody');
export const adminStates: readonly PublishStatus[] = statesFor('admins');

/** Whether who made it is shown its files in this state. */
export const ownerSeesFiles = (status: PublishStatus): boolean => fileAudiences[status] !== 'admins';

/** Folders of `media/` in which a folder by the id of a video holds its pictures. */
export const videoFolders = ['thumbnails', 'hosted', 'imported'] as const;

/** Folders of `media/` in which a folder by the id of a member holds the pictures of their profile. */
export const memberFolders = ['avatars', 'covers'] as const;
const foldersById: readonly string[] = [...videoFolders, ...memberFolders];

/**
 * Whose file a key of `media/` is: the id of the asset, the video or the member that its folder bears; `open` where nobody
 * has a say in it. Null: nobody's that we know of, which is kept from everybody.
 */
export function ownerOfFile(key: string): { id: string } | 'open' | null {
  const [, folder = '', second = ''] = key.split('/', 3);
  if ((openFolders as readonly string[]).includes(folder)) return 'open';
  const id = foldersById.includes(folder) ? second : folder;
  // As it is written in the database: a file system may take either case for the same folder.
  return isUuid(id) ? { id: id.toLowerCase() } : null;
}

/** Every folder that may hold files under such an id. */
export const foldersOf = (id: string): string[] => [
  `media/${id}/`,
  ...foldersById.map((folder) => `media/${folder}/${id}/`),
];
