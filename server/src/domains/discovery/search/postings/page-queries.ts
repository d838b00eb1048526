import type { Executor } from '../../../../platform/db/database.ts';
import { cardsOfPage, tagsOfPage } from '../page-of-cards.ts';
import { atPlaces, ofChanges, ofTiers } from './posted-rows.ts';
import type { ListedSort } from './posted-sorts.ts';
import { OtherEdition } from './postings-queries.ts';

/** Values of the order in what is read below, and what puts them in it. */
const keys: Readonly<Record<ListedSort, { column: string; direction: 'asc' | 'desc' }>> = {
  newest: { column: 's.published_at', direction: 'desc' },
  views: { column: 'v.view_count', direction: 'desc' },
  rating: { column: 's.rating', direction: 'desc' },
  longest: { column: 'coalesce(s.duration_seconds, -1)', direction: 'desc' },
  shortest: { column: 'coalesce(s.duration_seconds, 2147483647)', direction: 'asc' },
};

const pageOf = (sort: ListedSort): string => {
  const { column, direction } = keys[sort];
  const columns = `s.video_id, ${column} as key`;
  const videos = sort === 'views' ? 'join published_videos v on v.id = s.video_id' : '';
  // What has risen since stays where it was listed: else each page would be of another order than the one before.
  const asListed = `${direction === 'desc' ? 'min' : 'max'}(key) over (order by place)`;
  return `
  with listed as materialized (
    select video_id, ${asListed} as key from (${atPlaces(sort, '(select $7::integer[])', `given.place, ${columns}`, videos)}) placed
  ), rare as materialized (
    select * from (${ofTiers('(select $3::tsquery)', columns, videos)}) rare where (select $3::text) is not null
  ), matches as materialized (
    select * from listed union select * from rare union ${ofChanges('(select $2::tsquery)', columns, videos)}
  ), page as materialized (
    select array(
      select video_id from matches order by key ${direction}, video_id ${direction}
      limit (select $5::bigint) offset (select $6::bigint)
    ) as ids
  )
  select (${cardsOfPage})::text as items, (${tagsOfPage('(select $4::text)')})::text as "relatedTags",
    (select count(*)::integer from matches) as count, (select count(*)::integer from rare) as rare,
    (select edition from search_edition) as edition`;
};

const statements = Object.fromEntries(
  (Object.keys(keys) as ListedSort[]).map((sort) => [sort, pageOf(sort)]),
) as Record<ListedSort, string>;

export interface PostedPage {
  items: string;
  relatedTags: string;
  /** What stands at the given places, was indexed since or has a rare lexeme, all told. */
  count: number;
  /** What has a rare lexeme. */
  rare: number;
  /** Of the postings that were there; null: none were. */
  edition: number | null;
}

/**
 * A page of what stands at the given places, of what matches and was indexed since, and of what has a rare lexeme: `matching` and
 * `withRare` are `tsquery` in text form; null: none is looked for. `base` is the base address of object keys. Throws `OtherEdition`.
 */
export async function pageAtPlaces(
  db: Executor,
  base: string,
  edition: number,
  asked: {
    sort: ListedSort;
    places: readonly number[];
    matching: string | null;
    withRare: string | null;
    key: string;
    pageSize: number;
    offset: number;
  },
): Promise<PostedPage> {
  const [page] = await db.query<PostedPage>(
    statements[asked.sort],
    [...[base, asked.matching, asked.withRare, asked.key], ...[asked.pageSize, asked.offset, asked.places]],
    `search_places_by_${asked.sort}`,
  );
  if (page!.edition !== edition) throw new OtherEdition();
  return page!;
}
