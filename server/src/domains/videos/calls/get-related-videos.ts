import { limits } from '#contract/limits.ts';
import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { relatedCards } from '../video-queries.ts';

export const getRelatedVideos = implement('get_related_videos', async (input, context) =>
  rawJson(
    await relatedCards(context.db, context.objectBase, {
      categoryName: input.p_category_name,
      exceptId: input.p_current_video_id,
      limit: limits.relatedVideos,
    }),
  ),
);
