import { chooseStill } from '../media/index.ts';
import { newName, type PictureFacts, type PictureTarget } from '../pictures/index.ts';
import { deletePictureJob } from '../profiles/index.ts';
import { writeFields } from './managing/edit-queries.ts';
import { lockPlanned, ownPictureOf } from './planned/plan-queries.ts';
import { announceChange } from './publishing.ts';
import {
  hideVideoPicture,
  mediaOfThumbnail,
  picturesOfVideo,
  storedVideoPictures,
  writeVideoPicture,
} from './thumbnail-queries.ts';

const folders = {
  own_thumbnail: 'thumbnails',
  thumbnail: 'thumbnails',
  imported_thumbnail: 'imported',
  hosted_thumbnail: 'hosted',
  hosted_preview: 'hosted',
} as const;
type VideoIntake = keyof typeof folders;

/** Which picture of a video it is. */
const columnOf = { hosted_thumbnail: 'thumbnail_key', hosted_preview: 'preview_key' } as const;
export const pictureColumn = (intake: string): 'custom_thumbnail_key' | 'thumbnail_key' | 'preview_key' =>
  columnOf[intake as keyof typeof columnOf] ?? 'custom_thumbnail_key';

/**
 * Pictures chosen by admins and by uploaders are in one folder: those of uploaders' videos count as theirs.
 */
const senders: Readonly<Partial<Record<VideoIntake, 'uploader' | 'site'>>> = {
  own_thumbnail: 'uploader',
  thumbnail: 'site',
};
const folderOf = (intake: string): string => `media/${folders[intake as VideoIntake]}/`;

const place = (picture: PictureFacts): string[] => [
  `${folderOf(picture.intake)}${picture.subjectId}/${newName(picture)}`,
];

/**
 * How thumbnails and previews of videos are shown and taken out of sight; a video without one is shown by its
 * stills.
 */
export const thumbnailTarget: PictureTarget = {
  intakes: Object.keys(folders) as VideoIntake[],
  place,

  async show(transaction, platform, { intake, subjectId, details }, keys) {
    const video = subjectId === null ? null : await lockPlanned(transaction, subjectId);
    if (video === null || video.status === 'removed') return false;
    const [key] = keys;
    const column = pictureColumn(intake);
    if (column === 'custom_thumbnail_key') {
      const before = await ownPictureOf(transaction, video.id);
      if (key === undefined) {
        // A frame was chosen; it belongs to the reviewed file, if that is still the one.
        const mediaId = await mediaOfThumbnail(transaction, video.id);
        if (mediaId === null || mediaId !== details.media_id) return false;
        await chooseStill(transaction, platform, mediaId, Number(details.still));
      }
      await writeFields(transaction, video.id, { custom_thumbnail_key: key ?? null });
      if (before !== null) await platform.jobs.enqueue(transaction, deletePictureJob, { key: before });
    } else if (key === undefined || !(await writeVideoPicture(transaction, video.id, column, key)))
      return false;
    await announceChange(transaction, platform, video.id);
    return true;
  },

  async hide(transaction, platform, { intake, subjectId }, keys) {
    const [key] = keys;
    if (subjectId === null || key === undefined) return null;
    // Nobody sees it, and its own picture may be what is on the list.
    if ((await picturesOfVideo(transaction, subjectId)).isRemoved) return null;
    if (!(await hideVideoPicture(transaction, subjectId, pictureColumn(intake), key))) return null;
    await platform.jobs.enqueue(transaction, deletePictureJob, { key });
    await announceChange(transaction, platform, subjectId);
    return {};
  },

  stored: (db, intake, page) =>
    storedVideoPictures(
      db,
      {
        column: pictureColumn(intake),
        folder: folderOf(intake),
        sender: senders[intake as VideoIntake] ?? null,
      },
      page,
    ),
};
