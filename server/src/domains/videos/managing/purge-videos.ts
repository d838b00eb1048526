import { limits } from '#contract/limits.ts';
import type { Platform } from '../../../platform/context.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import { forgetUnusedFiles } from '../../../platform/storage/bucket-file-queries.ts';
import { deleteMedia } from '../../media/index.ts';
import { deletePictureJob } from '../../profiles/index.ts';
import { isShownByCategory } from '../categories/category-picture-queries.ts';
import { deleteOldPerformers } from '../performers/performer-queries.ts';
import { emptyVideo, isMediaUsed, videosToPurge } from './managing-queries.ts';

const atOnce = 100;

/**
 * Deletes what removed videos were made of once their time is over; their addresses still say why they are
 * gone.
 */
export async function purgeVideos({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): Promise<number> {
  const each = new EachAlone();
  let purged = 0;
  for (let due = [{ id: '' }]; due.length > 0; ) {
    due = await videosToPurge(db, atOnce);
    purged += await each.of(due, ({ id }) =>
      db.transaction(async (transaction) => {
        const left = await emptyVideo(transaction, id);
        if (left === null) return;
        for (const key of left.keys) await jobs.enqueue(transaction, deletePictureJob, { key });
        for (const mediaId of left.media)
          if (!(await isMediaUsed(transaction, mediaId))) await deleteMedia(transaction, jobs, mediaId);
      }),
    );
    // What failed would be found again.
    each.settle();
  }
  return purged;
}

/** Deletes performers' records past their retention time. */
export const forgetPerformers = ({ db }: Pick<Platform, 'db'>): Promise<void> =>
  deleteOldPerformers(db, limits.performerRecordYears);

/** Deletes unused uploads to the site's buckets; answers how many. */
export async function clearUnusedFiles({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): Promise<number> {
  return db.transaction(async (transaction) => {
    const keys = await forgetUnusedFiles(transaction, limits.unusedUploadHours, isShownByCategory);
    for (const key of keys) await jobs.enqueue(transaction, deletePictureJob, { key });
    return keys.length;
  });
}
