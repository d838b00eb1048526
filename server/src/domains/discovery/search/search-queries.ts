import type { VideoSort } from '#contract/categories.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import { inPlace } from '../../../platform/places/in-place.ts';
import type { Found } from './found.ts';
import { expressionText } from './match-expression.ts';
import { cardsOfPage, tagsOfPage } from './page-of-cards.ts';
import { findByPostings } from './postings/find-by-postings.ts';
import { rankByPostings } from './postings/rank-by-postings.ts';
import { mostInTitle, mostRanked, mostSameTitle, scoreOf } from './score.ts';
import type { MatchQuery } from './search-rules.ts';
import type { SearchSort, SortRange } from './sort-range.ts';
import type { Spelling } from './spelling-rules.ts';
import { tiers } from './tier-queries.ts';

/** Beyond this many matches nothing is sorted; the index of the sort order is walked instead. */
const mostSorted = 4000;
/** The most rows such a walk looks at, and so many more for each place it skips, before all matches are sorted instead. */
const mostWalked = 20_000;
const mostWalkedAPlace = 25;
/** This many matches among the 3,584 videos of the second tier mean that a walk soon fills a page. */
const manyInSecondTier = 100;

/**
 * Values hidden from the planner. If it saw them it would plan each search separately, which costs more than
 * most searches do; so one plan serves all.
 */
const everywhere = '(select $2::tsquery)';
const ranking = '(select $3::tsquery)';
const titleKey = '(select $4::text)';
const pageSize = '(select $5::bigint)';
const offset = '(select $6::bigint)';
const inTitle = '(select $7::tsquery)';
/** Matches tier by tier: a tier is read only if those before it did not fill the limit. */
const fromTiers = (columns: string, condition: string): string =>
  tiers
    .map(
      (tier) =>
        `select ${columns} from video_search s where s.tier = ${tier} and ${condition} ${inPlace('video', 's.video_id')}`,
    )
    .join(' union all ');

const score = scoreOf(ranking, titleKey);

const byRelevance = `
  with everywhere as materialized (
    select * from (${fromTiers(`s.video_id, ${score} as score`, `s.lexemes @@ ${everywhere}`)}) t limit ${mostRanked}
  ), tally as materialized (
    select count(*) = ${mostRanked} as filled from everywhere
  ), matched as materialized (
    select video_id, score from everywhere
    union (select * from (${fromTiers(`s.video_id, ${score} as score`, `s.lexemes @@ ${inTitle}`)}) t
      where (select filled from tally) limit ${mostInTitle})
    union (select s.video_id, ${score} as score from video_search s
      where (select filled from tally) and s.title_key = ${titleKey} and s.lexemes @@ ${everywhere}
        ${inPlace('video', 's.video_id')} limit ${mostSameTitle})
  ), page as materialized (
    select array(select video_id from matched order by score desc, video_id desc limit ${pageSize} offset ${offset}) as ids
  )
  select (${cardsOfPage})::text as items, (${tagsOfPage(titleKey)})::text as "relatedTags",
    (select count(*)::integer from matched) as count, (select not filled from tally) as counted`;

const orders: Readonly<Record<VideoSort, string>> = {
  newest: 'published_at desc, video_id desc',
  views: 'view_count desc, video_id desc',
  rating: 'rating desc, video_id desc',
  longest: 'duration_seconds desc nulls last, video_id desc',
  shortest: 'duration_seconds, video_id',
};
/**
 * Where the order's value is stored: views change by the minute and belong to the catalogue, the rest is in
 * the index.
 */
const sortKeys: Readonly<Record<VideoSort, string>> = {
  newest: 'published_at',
  views: 'view_count',
  rating: 'rating',
  longest: 'duration_seconds',
  shortest: 'duration_seconds',
};
/** Where filters say in which part of the order a video stands, the walk begins and ends there. */
const inRange: Readonly<Partial<Record<VideoSort, string>>> = {
  newest: `published_at >= coalesce($8::timestamptz, '-infinity') and published_at < coalesce($9::timestamptz, 'infinity')`,
  longest:
    'duration_seconds >= coalesce($8::integer, 0) and duration_seconds < coalesce($9::integer, 2147483647)',
  shortest:
    'duration_seconds >= coalesce($8::integer, 0) and duration_seconds < coalesce($9::integer, 2147483647)',
};

/**
 * Few matches are all read and sorted. Many are met by walking the index of the order until the page is full.
 * A look into the second tier decides between the two, and the count if that was wrong; the other is not run.
 * Where what matches stands far down in the order, as a series that ended years ago does among the newest, the walk does not
 * come to it: then all matches are sorted, however many. `most`: SQL of how many rows it looks at.
 */
export const bySort = (sort: VideoSort, most = `${mostWalked} + ${mostWalkedAPlace} * ${offset}`): string => {
  const views = sort === 'views';
  const order = orders[sort];
  const key = sortKeys[sort];
  const within = inRange[sort];
  const matches = fromTiers(views ? 's.video_id' : `s.video_id, s.${key}`, `s.lexemes @@ ${everywhere}`);
  const viewsOf = (matched: string): string =>
    views ? `join published_videos videos on videos.id = ${matched}.video_id` : '';
  // The inner limit bounds the walk, the outer one ends it; LATERAL stops the planner from reading the whole
  // index table.
  const walk = views
    ? `(select id as video_id, view_count from published_videos v order by view_count desc, id desc limit ${most}) v
       cross join lateral (select lexemes from video_search s where s.video_id = v.video_id offset 0) s`
    : `(select video_id, ${key}, lexemes from video_search s where ${within ?? 'true'} ${inPlace('video', 's.video_id')} order by ${order} limit ${most}) v`;
  return `
  with sample as materialized (
    select count(*) >= ${manyInSecondTier} as many
    from (select 1 from video_search s where s.tier = 1 and s.lexemes @@ ${everywhere} limit ${manyInSecondTier}) t
  ), few as materialized (
    select * from (${matches}) t where not (select many from sample) limit ${mostSorted} + 1
  ), tally as materialized (
    select (select many from sample) or count(*) > ${mostSorted} as many, count(*)::integer as count from few
  ), sorted as (
    select few.video_id, ${key} from few ${viewsOf('few')}
    where not (select many from tally) order by ${order} limit ${pageSize} offset ${offset}
  ), walked as materialized (
    select v.video_id, ${key} from ${walk}
    where (select many from tally) and lexemes @@ ${everywhere}
    order by ${order} limit ${pageSize} + 1 offset ${offset}
  ), walk as materialized (
    select count(*) > ${pageSize} as filled from walked
  ), every as materialized (
    select t.video_id, ${key} from (${matches}) t ${viewsOf('t')}
    where (select many from tally) and not (select filled from walk)
    order by ${order} limit ${pageSize} + 1 offset ${offset}
  ), page as materialized (
    select array(select video_id from (
        select * from sorted union all select * from walked where (select filled from walk) union all select * from every
      ) matches order by ${order} limit ${pageSize}) as ids
  )
  select (${cardsOfPage})::text as items, (${tagsOfPage(titleKey)})::text as "relatedTags",
    case when (select many from tally) then ${offset} + greatest(
        case when (select filled from walk) then (select count(*) from walked) end, (select count(*) from every))
      else (select count from tally) end::integer as count,
    (select not many from tally) as counted
    -- Values that this order does not need.
    from (select $3::text, $7::text${within === undefined ? ', $8::text, $9::text' : ''}) unused`;
};

const statements: Readonly<Record<SearchSort, string>> = {
  relevance: byRelevance,
  newest: bySort('newest'),
  views: bySort('views'),
  rating: bySort('rating'),
  longest: bySort('longest'),
  shortest: bySort('shortest'),
};

/** One page of matching videos, as cards. `base` is the base address of object keys. */
export async function findVideos(
  db: Database,
  base: string,
  {
    query,
    sort,
    pageSize,
    offset,
    range = {},
    isNarrowed = false,
  }: {
    query: MatchQuery;
    sort: SearchSort;
    pageSize: number;
    offset: number;
    range?: SortRange;
    /** Whether some videos are barred where the asker is. */
    isNarrowed?: boolean;
  },
): Promise<Found> {
  const posted = await (sort === 'relevance'
    ? rankByPostings(db, base, { query, pageSize, offset })
    : findByPostings(db, base, { query, sort, pageSize, offset, isNarrowed }));
  if (posted !== null) return posted;
  const rows = await db.query<{ items: string; relatedTags: string; count: number; counted: boolean }>(
    statements[sort],
    [
      ...[base, expressionText(query.everywhere), query.ranking, query.key],
      ...[pageSize, offset, expressionText(query.inTitle)],
      ...(sort === 'relevance' ? [] : [range.from ?? null, range.until ?? null]),
    ],
    `search_by_${sort}`,
  );
  const row = rows[0]!;
  return {
    items: row.items,
    relatedTags: row.relatedTags,
    any: row.count > 0,
    hasMore: row.count > offset + pageSize,
    total: row.counted ? row.count : null,
  };
}

/**
 * For each word: whether any published video contains it, and the terms that may have been meant. `query` is
 * what matches the word (`tsquery` in text form), `sound` its sound if it reads as romaji, else empty.
 */
export async function spellings(
  db: Executor,
  words: readonly { word: string; query: string; sound: string; deletions: readonly string[] }[],
): Promise<Spelling[]> {
  const text = `
    select n.word, n.known, case when n.known then '[]' else (
      with one_typo_away as materialized (
        select term, frequency from search_terms where deletions && string_to_array(n.deletions, ' ')
        order by frequency desc limit 200
      )
      select coalesce(json_agg(c), '[]') from (
        select term, frequency from one_typo_away
        union (select term, frequency from search_terms where sound = n.sound and n.sound <> ''
          order by frequency desc limit 20)
        -- Long words may be two typos away, which deletions do not always meet.
        union (select term, frequency from search_terms
          where length(n.word) >= 8 and term % n.word and not exists (select 1 from one_typo_away)
          order by similarity(term, n.word) desc limit 20)
      ) c) end as candidates
    from (select n.*, exists (${tiers
      .map((tier) => `select 1 from video_search s where s.tier = ${tier} and s.lexemes @@ n.query::tsquery`)
      .join(' union all ')}) as known
    from unnest((select $1::text[]), (select $2::text[]), (select $3::text[]), (select $4::text[])) as n(word, query, sound, deletions) offset 0) n`;
  return db.query<Spelling>(
    text,
    [
      words.map((row) => row.word),
      words.map((row) => row.query),
      words.map((row) => row.sound),
      words.map((row) => row.deletions.join(' ')),
    ],
    'search_spellings',
  );
}
