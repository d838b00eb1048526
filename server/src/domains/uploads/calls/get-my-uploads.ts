import { limits } from '#contract/limits.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { ownUploads } from '../own-uploads-queries.ts';
import { uploadView } from '../upload-view.ts';

export const getMyUploads = implement('get_my_uploads', async (input, context) => {
  const rows = await ownUploads(context.db, {
    ownerId: context.memberId,
    before: input.p_before ?? null,
    limit: input.p_limit ?? limits.uploadsPageSize,
  });
  return Promise.all(rows.map((row) => uploadView(context, row)));
});
