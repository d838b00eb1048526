import { limits } from '#contract/limits.ts';
import type { ModeratedSort, PublishState, VideoSource } from '#contract/moderated-videos.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { moderatedJson } from './moderated-video-queries.ts';

/** Each matches an index that also contains the filtered columns, forwards or backwards. */
const orders: Readonly<Record<ModeratedSort, { by: string; column: string }>> = {
  newest: { by: 'v.created_at desc, v.id desc', column: 'created_at' },
  oldest: { by: 'v.created_at, v.id', column: 'created_at' },
  title: { by: 'v.title_key, v.id', column: 'title_key' },
  title_backwards: { by: 'v.title_key desc, v.id desc', column: 'title_key' },
  most_viewed: { by: 'v.view_count desc, v.id desc', column: 'view_count' },
  least_viewed: { by: 'v.view_count, v.id', column: 'view_count' },
  longest: { by: 'v.duration_seconds desc nulls last, v.id desc', column: 'duration_seconds' },
  shortest: { by: 'v.duration_seconds nulls first, v.id', column: 'duration_seconds' },
};

export interface ModeratedFilter {
  status: PublishState | null;
  isPublished: boolean | null;
  categoryId: string | null;
  source: VideoSource | null;
  playback: 'preparing' | 'playable' | 'ready' | 'failed' | null;
  uploaderId: string | null;
  /** Videos that whoever asks may not know of. */
  hidden: readonly string[];
}

export const noFilter: ModeratedFilter = {
  status: null,
  isPublished: null,
  categoryId: null,
  source: null,
  playback: null,
  uploaderId: null,
  hidden: [],
};

/** What was typed: an id, the beginning of a title (one or two letters), or a part of it. */
export type TitleSearch = { id: string } | { beginning: string } | { part: string };

/**
 * How a page is found. `narrow`: an index leaves few videos, and these are sorted. `order`: the index of the
 * order is followed until there are enough; nothing else is read.
 */
export type Way = 'narrow' | 'order';

/** `%`, `_` and `\` typed by people are literal. */
const letters = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');
/** Sorted by bytes, everything with this beginning comes before it followed by the last character. */
const last = '\u{10ffff}';
const patternOf = (search: { beginning: string } | { part: string }): string =>
  'part' in search ? `%${letters(search.part)}%` : `${letters(search.beginning)}%`;

/** Whether the index of titles knows its characters only by their numbers. */
export const isBeyondAscii = (text: string): boolean => /[^\0-\x7f]/.test(text);
/** In the form of `title_signs`, as a pattern. */
const signsOf = (text: string): string =>
  `%${letters(text).replace(/[^\0-\x7f]/gu, (sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(6, '0'))}%`;

/**
 * The filter as SQL over `videos v`; values start at `$2`. Values from closed lists are inlined: only then
 * does the planner know how many rows they leave. `is true` hides a condition from every index but that of
 * the order.
 */
function conditionOf(filter: ModeratedFilter, search: TitleSearch | null, way: Way) {
  const values: unknown[] = [];
  const bound = (value: unknown): string => `$${values.push(value) + 1}`;
  const hidden = (sql: string): string => (way === 'narrow' ? sql : `(${sql}) is true`);
  // The cheap ones first.
  const parts = [
    filter.status !== null ? `v.publish_status = '${filter.status}'` : `v.publish_status <> 'removed'`,
  ];
  if (filter.isPublished !== null)
    parts.push(`v.publish_status ${filter.isPublished ? '=' : '<>'} 'published'`);
  if (filter.source !== null) parts.push(`v.video_source = '${filter.source}'`);
  if (filter.playback !== null) parts.push(`v.playback_state = '${filter.playback}'`);
  if (filter.categoryId !== null) parts.push(hidden(`v.category_id = ${bound(filter.categoryId)}::uuid`));
  if (filter.uploaderId !== null) parts.push(hidden(`v.uploader_id = ${bound(filter.uploaderId)}::uuid`));
  if (filter.hidden.length > 0) parts.push(`v.id <> all (${bound(filter.hidden)}::uuid[])`);
  if (search === null) return { sql: parts.join(' and '), values };
  if ('id' in search) parts.push(`v.id = ${bound(search.id)}::uuid`);
  else if ('beginning' in search && way === 'narrow') {
    const from = search.beginning.toLowerCase();
    parts.push(`v.title_key >= ${bound(from)} and v.title_key < ${bound(from + last)}`);
  } else if (way === 'narrow' && 'part' in search && isBeyondAscii(search.part)) {
    // The numbers of two characters may look like that of another: what the index finds is compared.
    const like = `v.title_key like ${bound(patternOf(search))}`;
    parts.push(`v.title_signs like ${bound(signsOf(search.part))} and (${like}) is true`);
  } else parts.push(hidden(`v.title_key like ${bound(patternOf(search))}`));
  return { sql: parts.join(' and '), values };
}

/** About how many videos there are, from PostgreSQL's last count. */
export const aboutAll = async (db: Executor): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select greatest(0, reltuples)::int as n from pg_class where oid = 'videos'::regclass`,
      [],
      'about_all_videos',
    )
  )[0]?.n ?? 0;

const countOf = async (rows: Promise<{ n: number }[]>): Promise<number> => (await rows)[0]?.n ?? 0;

/**
 * About how many of this many videos a category or uploader has, in any state: for the largest, PostgreSQL
 * stores the share; the others are counted, no further than `most`.
 */
export async function aboutHaving(
  db: Executor,
  column: 'category_id' | 'uploader_id',
  id: string,
  { all, most }: { all: number; most: number },
): Promise<number> {
  const [known] = await db.query<{ share: number }>(
    `select common.share from pg_stats s, unnest(s.most_common_vals::text::uuid[], s.most_common_freqs) common(id, share)
     where s.schemaname = current_schema() and s.tablename = 'videos' and s.attname = $2 and common.id = $1::uuid`,
    [id, column],
    'share_of_videos',
  );
  if (known) return known.share * all;
  return countOf(
    db.query<{ n: number }>(
      `select count(*)::int as n from (select from videos where ${column} = $1::uuid limit $2) counted`,
      [id, most],
      `videos_by_${column}`,
    ),
  );
}

/** Estimates from a sample how many of all videos have such titles. */
export async function aboutWithTitle(
  db: Executor,
  search: { beginning: string } | { part: string },
  all: number,
): Promise<number> {
  const share = Math.min(1, limits.moderatedSample / Math.max(1, all));
  // The same blocks each time, so that all pages of a list are found in the same way.
  const rows = await db.query<{ n: number; found: number }>(
    `select count(*)::int as n, count(*) filter (where title_key like $1)::int as found
     from videos tablesample system ($2) repeatable (1)`,
    [patternOf(search), share * 100],
    'titles_in_a_sample',
  );
  const { n = 0, found = 0 } = rows[0] ?? {};
  return n === 0 ? 0 : (all * found) / n;
}

export interface ModeratedQuery {
  filter: ModeratedFilter;
  search: TitleSearch | null;
  way: Way;
  sort: ModeratedSort;
  limit: number;
  offset: number;
  /** How far a list that is not narrow is counted. */
  countTo: number;
}

export interface ModeratedPage {
  json: string;
  /** Exact up to `countTo`. */
  counted: number;
}

/** A page of videos in any state. A search for something common goes no further than it is counted. */
export async function moderatedPage(
  db: Executor,
  base: string,
  query: ModeratedQuery,
): Promise<ModeratedPage> {
  const { filter, search, way, limit, offset, countTo } = query;
  const { sql, values } = conditionOf(filter, search, way);
  const { by, column } = orders[query.sort];
  const bound = (value: number): string => `$${values.push(value) + 1}`;
  const part = (most: number, from: number): string => `limit ${bound(most)} offset ${bound(from)}`;
  // What is found, and which part of it is shown.
  const [found, shown] =
    way === 'narrow'
      ? ['', part(limit, offset)]
      : search === null
        ? [`order by ${by} ${part(limit, offset)}`, '']
        : [
            `order by ${by} ${part(countTo + 1, 0)}`,
            part(Math.max(0, Math.min(limit, countTo - offset)), offset),
          ];
  const rows = await db.query<{ json: string; found: number }>(
    `with found as materialized (select v.id, v.${column} from videos v where ${sql} ${found}),
       page as materialized (select v.id from found v order by ${by} ${shown})
     select shown.json, (select count(*)::int from found) as found
     from (${moderatedJson('select v.* from page join videos v on v.id = page.id', by)}) shown`,
    [base, ...values],
  );
  const { json, found: counted } = rows[0] ?? { json: '[]', found: 0 };
  if (way === 'narrow' || search !== null) return { json, counted };
  // A page that is not full is the last one, which gives the total.
  if (counted < limit && (counted > 0 || offset === 0)) return { json, counted: offset + counted };
  const all = conditionOf(filter, null, 'narrow');
  const most = `$${all.values.length + 2}`;
  return {
    json,
    counted: await countOf(
      db.query<{ n: number }>(
        `select count(*)::int as n from (
           select from videos v where $1::text is not null and ${all.sql} limit ${most}) counted`,
        [base, ...all.values, countTo + 1],
      ),
    ),
  };
}
