import { tellAccountChanged } from '../../accounts/index.ts';
import { newName, type PictureFacts, type PictureTarget } from '../../pictures/index.ts';
import { deletePictureJob } from './delete-picture.job.ts';
import { hidePicture, storedPictures } from './picture-queries.ts';
import type { Bucket } from './picture-rules.ts';
import { swap } from './swap-picture.ts';

const bucketOf = ({ intake }: Pick<PictureFacts, 'intake'>): Bucket =>
  intake === 'avatar' ? 'avatars' : 'covers';

const place = (picture: PictureFacts): string[] => [
  `media/${bucketOf(picture)}/${picture.subjectId}/${newName(picture)}`,
];

/** How avatars and covers are shown and taken out of sight. */
export const profilePictureTarget: PictureTarget = {
  intakes: ['avatar', 'cover'],
  place,

  async show(transaction, platform, picture, keys, isLater) {
    const [key] = keys;
    if (picture.subjectId === null || key === undefined) return false;
    const target = { bucket: bucketOf(picture), ownerId: picture.subjectId };
    const path = String(picture.details.path ?? '');
    await swap(transaction, platform, target, { key, path }, { isLater });
    return true;
  },

  async hide(transaction, platform, picture, keys) {
    const { subjectId } = picture;
    const [key] = keys;
    if (subjectId === null || key === undefined) return null;
    if (!(await hidePicture(transaction, bucketOf(picture), subjectId, key))) return null;
    await platform.jobs.enqueue(transaction, deletePictureJob, { key });
    await tellAccountChanged(transaction, platform, subjectId);
    return {};
  },

  stored: (db, intake, page) => storedPictures(db, bucketOf({ intake }), page),
};
