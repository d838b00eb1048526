import { implement } from '../../../../platform/calls/implement.ts';
import { fileAddresses } from '../../files/file-passes.ts';
import { countToReview, videosToReview } from '../review-queries.ts';
import { reviewView } from '../review-view.ts';
import { videosForFew } from '../who-reviews.ts';

export const getReviewQueue = implement('get_review_queue', async (input, context) => {
  const { db } = context;
  const address = fileAddresses(context, 'review', 'admin');
  const { hidden, covered } = await videosForFew(context);
  const page = { limit: input.p_limit ?? 20, offset: input.p_offset ?? 0, hidden };
  const rows = await videosToReview(db, page);
  return {
    items: rows.map((row) => reviewView(row, address, covered.includes(row.video_id))),
    total: await countToReview(db, hidden),
  };
});
