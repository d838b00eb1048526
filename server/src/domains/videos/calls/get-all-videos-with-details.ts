import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { isAdmin } from '../../../platform/context.ts';
import { moderatedCards } from '../moderating/moderated-video-queries.ts';
import { refuseProhibited } from '../safety.ts';
import { newestCards } from '../video-queries.ts';

/** Feeds the public home and the moderation list: what comes back depends on who asks. */
export const getAllVideosWithDetails = implement('get_all_videos_with_details', async (input, context) => {
  const page = {
    limit: input.p_limit ?? 48,
    offset: input.p_offset ?? 0,
    title: input.p_filter?.trim() || null,
  };
  if (isAdmin(context.viewer)) return rawJson(await moderatedCards(context.db, context.objectBase, page));
  // Admins may look for such titles: who else would take them down.
  if (page.title !== null) refuseProhibited('p_filter', page.title, context);
  return rawJson(await newestCards(context.db, context.objectBase, page));
});
