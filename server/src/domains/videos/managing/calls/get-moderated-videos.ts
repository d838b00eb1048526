import { limits } from '#contract/limits.ts';
import { isUuid } from '../../../../kit/ids.ts';
import { implement, rawJson } from '../../../../platform/calls/implement.ts';
import { hiddenVideos } from '../../reviewing/who-reviews.ts';
import {
  aboutAll,
  isBeyondAscii,
  type ModeratedFilter,
  moderatedPage,
  type TitleSearch,
} from '../moderated-page-queries.ts';
import { uploaderByName } from '../moderated-video-queries.ts';
import { wayOf } from '../moderated-way.ts';

const none = rawJson<never>('{"items":[],"total":0,"is_capped":false}');

export const getModeratedVideos = implement('get_moderated_videos', async (input, context) => {
  const { db, objectBase } = context;
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
    hidden: await hiddenVideos(context),
  };
  const countTo = limits.moderatedCounted;
  const way = await wayOf(db, search, filter);
  const page = await moderatedPage(db, objectBase, {
    filter,
    search,
    way,
    sort: input.p_sort ?? 'newest',
    limit: input.p_limit ?? limits.moderatedPageSize,
    offset: input.p_offset ?? 0,
    countTo,
  });
  const isCapped = way === 'order' && page.counted > countTo;
  const isAll =
    search === null && Object.values({ ...filter, hidden: null }).every((value) => value === null);
  const total = isCapped ? (isAll ? Math.max(countTo, await aboutAll(db)) : countTo) : page.counted;
  return rawJson(`{"items":${page.json},"total":${total},"is_capped":${isCapped && !isAll}}`);
});

/**
 * What the trigram index can find: three letters or digits, or fewer next to other characters. Other scripts
 * are in it as numbers.
 */
const isIndexed = /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]/u;

function readSearch(typed: string): TitleSearch {
  if (isUuid(typed)) return { id: typed.toLowerCase() };
  if (isBeyondAscii(typed)) return { part: typed };
  return Array.from(typed).length < 3 || !isIndexed.test(typed) ? { beginning: typed } : { part: typed };
}
