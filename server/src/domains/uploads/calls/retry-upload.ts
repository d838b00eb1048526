import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { retryVideo } from '../../videos/index.ts';
import { requireOwn } from '../cancel-upload.ts';
import { ownUpload } from '../own-uploads-queries.ts';
import { takeInUploadJob } from '../take-in-upload.job.ts';
import { lockUpload, writeUploadState } from '../upload-queries.ts';
import { uploadView } from '../upload-view.ts';

export const retryUpload = implement('retry_upload', async (input, context) => {
  const { db, jobs, memberId: ownerId } = context;
  const id = input.p_upload_id;
  await db.transaction(async (transaction) => {
    const row = requireOwn(await lockUpload(transaction, id), ownerId);
    if (row.state === 'failed') {
      await writeUploadState(transaction, id, 'queued');
      await jobs.enqueue(transaction, takeInUploadJob, { uploadId: id }, { singletonKey: id });
    } else if (row.state === 'done' && row.video_id !== null) {
      await retryVideo(transaction, context, row.video_id);
    } else {
      throw new AppError('conflict', 'This upload hasn’t failed.');
    }
  });
  return uploadView(context, (await ownUpload(db, { ownerId, id }))!);
});
