import { implement } from '../../../platform/calls/implement.ts';
import { ownReplacement } from '../own-uploads-queries.ts';
import { uploadView } from '../upload-view.ts';

export const getReplacement = implement('get_replacement', async (input, context) => {
  const row = await ownReplacement(context.db, {
    ownerId: context.memberId,
    videoId: input.p_video_id,
  });
  return row === null ? [] : [await uploadView(context, row)];
});
