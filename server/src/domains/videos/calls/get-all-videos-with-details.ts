import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { isAdmin } from '../../../platform/context.ts';
import { moderationCards, newestCards } from '../video-queries.ts';

/** Feeds the public home and the moderation list: what comes back depends on who asks. */
export const getAllVideosWithDetails = implement('get_all_videos_with_details', async (input, context) => {
  const page = {
    limit: input.p_limit ?? 48,
    offset: input.p_offset ?? 0,
    title: input.p_filter?.trim() || null,
  };
  const list = isAdmin(context.viewer) ? moderationCards : newestCards;
  return rawJson(await list(context.db, context.objectBase, page));
});
