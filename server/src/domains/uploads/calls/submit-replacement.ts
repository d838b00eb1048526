import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { lockReplaceable } from '../../videos/index.ts';
import { requireOwn } from '../cancel-upload.ts';
import { isComplete } from '../finish-upload.ts';
import { ownUpload } from '../own-uploads-queries.ts';
import { detailsOfVideo } from '../replaced-video.ts';
import { takeInUploadJob } from '../take-in-upload.job.ts';
import { requireDeclared } from '../upload-details.ts';
import { uploadDeclared } from '../upload-facts.ts';
import { lockUpload, writeReplaces, writeUploadState } from '../upload-queries.ts';
import { uploadView } from '../upload-view.ts';

/** May be sent while the file is still arriving, or after. */
export const submitReplacement = implement('submit_replacement', async (input, context) => {
  const { db, jobs, facts, memberId: ownerId } = context;
  const id = input.p_upload_id;
  requireDeclared(input);
  await db.transaction(async (transaction) => {
    const row = requireOwn(await lockUpload(transaction, id), ownerId);
    if (row.state === 'done' || row.state === 'queued')
      throw new AppError('conflict', 'We’re already looking at this file.');
    const video = await lockReplaceable(transaction, input.p_video_id, ownerId);
    await facts.state(transaction, uploadDeclared, { memberId: ownerId, terms: input.p_terms ?? null });
    const details = await detailsOfVideo(transaction, video, input.p_terms ?? null);
    await writeReplaces(transaction, id, video.id);
    const isWhole = await isComplete(context, row);
    await writeUploadState(transaction, id, isWhole ? 'queued' : 'receiving', { details });
    if (isWhole) await jobs.enqueue(transaction, takeInUploadJob, { uploadId: id }, { singletonKey: id });
  });
  return uploadView(context, (await ownUpload(db, { ownerId, id }))!);
});
