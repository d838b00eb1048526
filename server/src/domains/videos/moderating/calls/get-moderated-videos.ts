import { limits } from '#contract/limits.ts';
import { isUuid } from '../../../../kit/ids.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { idsByTitle, moderatedPage, type TitleSearch, uploaderByName } from '../moderated-video-queries.ts';

const none = rawJson<never>('{"items":[],"total":0,"is_capped":false}');

/** Pages of a common word end where counting ends: beyond that the list is for narrowing, not for leafing. */
export const getModeratedVideos = implement('get_moderated_videos', async (input, { db, objectBase }) => {
  const typed = input.p_search?.trim() || null;
  const search = typed === null ? null : readSearch(typed);
  const uploaderId = input.p_uploader?.trim() ? await uploaderByName(db, input.p_uploader.trim()) : null;
  if (input.p_uploader?.trim() && uploaderId === null) return none;
  const isPart = search !== null && 'part' in search;
  const countTo = isPart ? limits.moderatedSearched : limits.moderatedCounted;
  const offset = input.p_offset ?? 0;
  if (isPart && offset >= countTo) return none;
  const found = isPart ? await idsByTitle(db, search.part, countTo) : null;
  const page = await moderatedPage(db, objectBase, {
    filter: {
      status: input.p_status ?? null,
      isPublished: input.p_is_published ?? null,
      categoryId: input.p_category_id ?? null,
      source: input.p_source ?? null,
      playback: input.p_playback ?? null,
      uploaderId,
    },
    search,
    // A rare word: its few videos are sorted. A common one: the order is followed until a page is full.
    ids: found !== null && found.length <= countTo ? found : null,
    sort: input.p_sort ?? 'newest',
    limit: input.p_limit ?? limits.moderatedPageSize,
    offset,
    countTo,
  });
  const total = Math.min(page.counted, countTo);
  return rawJson(`{"items":${page.json},"total":${total},"is_capped":${page.counted > countTo}}`);
});

/** An index of letters by threes knows nothing of one or two. */
function readSearch(typed: string): TitleSearch {
  if (isUuid(typed)) return { id: typed.toLowerCase() };
  return Array.from(typed).length < 3 ? { beginning: typed } : { part: typed };
}
