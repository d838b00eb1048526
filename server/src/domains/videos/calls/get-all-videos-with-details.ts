import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { isAdmin } from '../../../platform/context.ts';
import { moderatedPage, noFilter } from '../managing/moderated-page-queries.ts';
import { wayOf } from '../managing/moderated-way.ts';
import { hiddenVideos } from '../reviewing/who-reviews.ts';
import { refuseProhibited } from '../safety.ts';
import { newestCards } from '../video-queries.ts';

/** Serves the public home page and the moderation list: the answer depends on the caller. */
export const getAllVideosWithDetails = implement('get_all_videos_with_details', async (input, context) => {
  const page = {
    limit: input.p_limit ?? 48,
    offset: input.p_offset ?? 0,
    title: input.p_filter?.trim() || null,
  };
  if (isAdmin(context.viewer) && input.p_public !== true) {
    const { db, objectBase } = context;
    const search = page.title === null ? null : { part: page.title };
    const filter = { ...noFilter, hidden: await hiddenVideos(context) };
    const way = await wayOf(db, search, filter);
    const countTo = page.offset + page.limit;
    const { limit, offset } = page;
    const list = { filter, search, way, sort: 'newest', limit, offset, countTo } as const;
    return rawJson((await moderatedPage(db, objectBase, list)).json);
  }
  // Admins may search for such titles: nobody else could take them down.
  if (page.title !== null) refuseProhibited('p_filter', page.title, context);
  return rawJson(await newestCards(context.db, context.objectBase, page));
});
