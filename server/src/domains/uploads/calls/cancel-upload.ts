import { implement } from '../../../platform/calls/implement.ts';
import { cancelUpload as cancel } from '../cancel-upload.ts';

export const cancelUpload = implement('cancel_upload', async (input, context) => {
  await cancel(context, context.memberId, input.p_upload_id);
  return { done: true as const };
});
