import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { requireOwn } from '../cancel-upload.ts';
import { isComplete } from '../finish-upload.ts';
import { ownUpload } from '../own-uploads-queries.ts';
import { takeInUploadJob } from '../take-in-upload.job.ts';
import { readDetails } from '../upload-details.ts';
import { uploadDeclared } from '../upload-facts.ts';
import { lockUpload, writeUploadState } from '../upload-queries.ts';
import { uploadView } from '../upload-view.ts';

export const submitUpload = implement('submit_upload', async ({ p_upload_id, ...form }, context) => {
  const { db, jobs, facts, memberId: ownerId } = context;
  const id = p_upload_id;
  await db.transaction(async (transaction) => {
    const row = requireOwn(await lockUpload(transaction, id), ownerId);
    if (row.state === 'done' || row.state === 'queued')
      throw new AppError('conflict', 'This file is being made a video already.');
    await facts.state(transaction, uploadDeclared, { memberId: ownerId, terms: form.p_terms ?? null });
    const details = await readDetails(transaction, context, form);
    if (!(await isComplete(context, row))) {
      await writeUploadState(transaction, id, 'receiving', { details });
      return;
    }
    await writeUploadState(transaction, id, 'queued', { details });
    await jobs.enqueue(transaction, takeInUploadJob, { uploadId: id }, { singletonKey: id });
  });
  return uploadView(context, (await ownUpload(db, { ownerId, id }))!);
});
