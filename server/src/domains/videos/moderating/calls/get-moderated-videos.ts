import { limits } from '#contract/limits.ts';
import { isUuid } from '../../../../kit/ids.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import type { Executor } from '../../../../platform/db/database.ts';
import {
  aboutAll,
  idsByBeginning,
  idsByCategory,
  idsByPart,
  idsByUploader,
  type ModeratedFilter,
  moderatedPage,
  type TitleSearch,
  uploaderByName,
} from '../moderated-video-queries.ts';

const none = rawJson<never>('{"items":[],"total":0,"is_capped":false}');

export const getModeratedVideos = implement('get_moderated_videos', async (input, { db, objectBase }) => {
  const typed = input.p_search?.trim() || null;
  const search = typed === null ? null : readSearch(typed);
  const username = input.p_uploader?.trim() || null;
  const uploaderId = username === null ? null : await uploaderByName(db, username);
  if (username !== null && uploaderId === null) return none;
  const filter: ModeratedFilter = {
    status: input.p_status ?? null,
    isPublished: input.p_is_published ?? null,
    categoryId: input.p_category_id ?? null,
    source: input.p_source ?? null,
    playback: input.p_playback ?? null,
    uploaderId,
  };
  const ids = await fewIds(db, search, filter);
  if (ids?.length === 0) return none;
  const isFiltered = Object.values(filter).some((value) => value !== null);
  // A common word alone was counted far enough by finding it.
  const isCommon = search !== null && !('id' in search) && ids === null && !isFiltered;
  const countTo = isCommon ? limits.moderatedSearched : limits.moderatedCounted;
  const page = await moderatedPage(db, objectBase, {
    filter,
    search,
    ids,
    sort: input.p_sort ?? 'newest',
    limit: input.p_limit ?? limits.moderatedPageSize,
    offset: input.p_offset ?? 0,
    countTo: isCommon ? null : countTo,
  });
  const isCapped = page.counted > countTo;
  const isAll = search === null && !isFiltered;
  const total = isCapped && isAll ? Math.max(countTo, await aboutAll(db)) : Math.min(page.counted, countTo);
  return rawJson(`{"items":${page.json},"total":${total},"is_capped":${isCapped && !isAll}}`);
});

/** The videos that a search, an uploader or a category leaves, where they are few; the first of these that are. */
async function fewIds(
  db: Executor,
  search: TitleSearch | null,
  filter: ModeratedFilter,
): Promise<string[] | null> {
  const most = limits.moderatedSearched;
  const ways = [
    search !== null && 'part' in search && (() => idsByPart(db, search.part, most)),
    search !== null && 'beginning' in search && (() => idsByBeginning(db, search.beginning, most)),
    filter.uploaderId !== null && (() => idsByUploader(db, filter.uploaderId ?? '', most)),
    filter.categoryId !== null && (() => idsByCategory(db, filter.categoryId ?? '', most)),
  ];
  for (const way of ways) {
    const ids = way ? await way() : null;
    if (ids !== null && ids.length <= most) return ids;
  }
  return null;
}

/** An index of letters by threes knows nothing of one or two. */
function readSearch(typed: string): TitleSearch {
  if (isUuid(typed)) return { id: typed.toLowerCase() };
  return Array.from(typed).length < 3 ? { beginning: typed } : { part: typed };
}
