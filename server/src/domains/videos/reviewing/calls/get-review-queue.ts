import { implement } from '../../../../platform/calls/implement.ts';
import { countToReview, videosToReview } from '../review-queries.ts';
import { reviewView } from '../review-view.ts';

export const getReviewQueue = implement('get_review_queue', async (input, { db, objectBase }) => {
  const rows = await videosToReview(db, { limit: input.p_limit ?? 20, offset: input.p_offset ?? 0 });
  return { items: rows.map((row) => reviewView(row, objectBase)), total: await countToReview(db) };
});
