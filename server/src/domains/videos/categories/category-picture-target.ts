import { randomBytes } from 'node:crypto';
import { AppError } from '../../../kit/app-error.ts';
import { type Actor, recordAct, theSite } from '../../../platform/audit/record-act.ts';
import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { forgetBucketFile, writeBucketFile } from '../../../platform/storage/bucket-file-queries.ts';
import type { PictureMachines, PictureTarget } from '../../pictures/index.ts';
import { deletePictureJob } from '../../profiles/index.ts';
import { storedCategoryPictures, swapPicture } from './category-picture-queries.ts';

const bucket = 'category_thumbnails';

/**
 * Puts a file at its path in the bucket; categories that showed what was there show it. Throws `conflict` if
 * the path is taken.
 */
export async function writeCategoryPicture(
  transaction: TransactionExecutor,
  { jobs }: Pick<PictureMachines, 'jobs'>,
  actor: Actor,
  { path, key, bytes, overwrite }: { path: string; key: string; bytes: number; overwrite: boolean },
): Promise<void> {
  const row = { bucket, path, key, contentType: 'image/webp', bytes } as const;
  const written = await writeBucketFile(transaction, row, { overwrite });
  if (written === null) throw new AppError('conflict', 'The resource already exists', { field: 'path' });
  if (written.replaced === null) return;
  if ((await swapPicture(transaction, written.replaced, key)) > 0) {
    await dropCached(transaction, 'categories');
    await recordAct(transaction, actor, {
      act: 'category.picture_replaced',
      targetKind: 'category',
      targetId: null,
      summary: 'Replaced the picture of a category.',
      details: { path },
    });
  }
  await jobs.enqueue(transaction, deletePictureJob, { key: written.replaced });
}

/** How pictures of categories are shown and taken out of sight. */
export const categoryPictureTarget: PictureTarget = {
  intakes: ['category'],
  // A new key each time: nothing is rewritten under an address that browsers cache.
  place: () => [`media/categories/${randomBytes(12).toString('hex')}.webp`],

  async show(transaction, platform, { details }, [key]) {
    if (key === undefined) return false;
    const { path, bytes, overwrite } = details;
    const file = { path: String(path), key, bytes: Number(bytes), overwrite: overwrite === true };
    await writeCategoryPicture(transaction, platform, theSite, file);
    return true;
  },

  async hide(transaction, { jobs }, { details }, [key]) {
    if (key === undefined) return null;
    const shown = await swapPicture(transaction, key, null);
    const gone = await forgetBucketFile(transaction, bucket, { path: String(details.path) });
    if (gone === null && shown === 0) return null;
    await dropCached(transaction, 'categories');
    await jobs.enqueue(transaction, deletePictureJob, { key });
    return {};
  },

  stored: (db, _intake, page) => storedCategoryPictures(db, page),
};
