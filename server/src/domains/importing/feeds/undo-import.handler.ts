import type { Platform } from '../../../platform/context.ts';
import { dropFile } from '../../../platform/evidence/evidence.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { deleteMedia } from '../../media/index.ts';
import { takeBackImported } from '../../videos/index.ts';
import { endUndo, itemsToUndo, markUndone } from './import-queries.ts';
import { undoImportJob } from './undo-import.job.ts';

/** Items per transaction: others wait for the counts that it locks. */
const atOnce = 20;

export const createUndoImportHandler = (
  platform: Pick<Platform, 'db' | 'facts' | 'jobs' | 'storage'>,
): JobHandler<{ batchId: string }> => ({
  job: undoImportJob,
  async run({ payload: { batchId }, signal }) {
    while (await undoSome(platform, batchId)) signal.throwIfAborted();
    await endUndo(platform.db, batchId);
  },
});

/** Takes some items back; false: there are no more. */
async function undoSome(
  { db, facts, jobs, storage }: Pick<Platform, 'db' | 'facts' | 'jobs' | 'storage'>,
  batchId: string,
): Promise<boolean> {
  const pictures: string[] = [];
  const any = await db.transaction(async (transaction) => {
    const items = await itemsToUndo(transaction, batchId, atOnce);
    for (const { video_id } of items) {
      const left = video_id === null ? null : await takeBackImported(transaction, { facts }, video_id);
      if (left === null) continue;
      if (left.mediaId !== null) await deleteMedia(transaction, jobs, left.mediaId);
      pictures.push(...left.pictureKeys);
    }
    await markUndone(
      transaction,
      items.map(({ id }) => id),
    );
    return items.length > 0;
  });
  for (const key of pictures) await dropFile({ db, storage }, key);
  return any;
}
