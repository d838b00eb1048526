import { implement } from '../../../platform/calls/implement.ts';
import { hasChildSafety } from '../../accounts/index.ts';
import { countWaiting, waitingPictures } from '../queue-queries.ts';
import { pictureView } from '../queue-view.ts';

export const getPictureQueue = implement('get_picture_queue', async (input, { db, memberId, objectBase }) => {
  const seesMinors = await hasChildSafety(db, memberId);
  const page = { limit: input.p_limit ?? 20, offset: input.p_offset ?? 0 };
  const rows = await waitingPictures(db, { seesMinors, ...page });
  return {
    items: rows.map((row) => pictureView(row, objectBase)),
    total: await countWaiting(db, seesMinors),
  };
});
