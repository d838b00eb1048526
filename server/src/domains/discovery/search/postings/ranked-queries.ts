import type { Executor } from '../../../../platform/db/database.ts';
import { inPlace } from '../../../../platform/places/in-place.ts';
import { cardsOfPage, tagsOfPage } from '../page-of-cards.ts';
import { mostInTitle, mostRanked, mostSameTitle, scoreOf } from '../score.ts';
import { atPlaces, ofChanges, ofTiers } from './posted-rows.ts';
import { OtherEdition } from './postings-queries.ts';

const matching = '(select $2::tsquery)';
const withRare = '(select $3::tsquery)';
const titleKey = '(select $4::text)';
const inTitle = '(select $8::tsquery)';
const ranked = `s.video_id, ${scoreOf('(select $9::tsquery)', titleKey)} as score`;

const text = `
  with listed as materialized (
    ${atPlaces('standing', '(select $7::integer[])', ranked)}
  ), others as materialized (
    (${ofChanges(matching, ranked)} order by s.tier, s.popularity desc limit ${mostRanked})
    union all (select * from (${ofTiers(withRare, ranked)}) rare where (select $3::text) is not null limit ${mostRanked})
  ), matched as materialized (
    select * from listed union select * from others
    union (select * from (${ofTiers(inTitle, ranked)}) titled where (select $8::text) is not null limit ${mostInTitle})
    union (select ${ranked} from video_search s
      where s.title_key = ${titleKey} and s.lexemes @@ ${matching} ${inPlace('video', 's.video_id')} limit ${mostSameTitle})
  ), page as materialized (
    select array(select video_id from matched order by score desc, video_id desc limit (select $5::bigint) offset (select $6::bigint)) as ids
  )
  select (${cardsOfPage})::text as items, (${tagsOfPage(titleKey)})::text as "relatedTags",
    (select count(*)::integer from matched) as count, (select count(*)::integer from listed) as listed, (select count(*) >= ${mostRanked} from others) as "isCut",
    (select edition from search_edition) as edition`;

export interface RankedPage {
  items: string;
  relatedTags: string;
  /** How many were ranked. */
  count: number;
  /** How many of the places hold what can be shown. */
  listed: number;
  /** Whether some that match were not. */
  isCut: boolean;
  /** Of the postings that were there; null: none were. */
  edition: number | null;
}

/**
 * A page of what stands at the given places, of what matches and was indexed since, has a rare lexeme, or matches in the title,
 * by relevance. What is asked for is `tsquery` in text form; null: none is looked for. `base` is the base address of object keys. Throws `OtherEdition`.
 */
export async function rankedPage(
  db: Executor,
  base: string,
  edition: number,
  asked: {
    places: readonly number[];
    matching: string;
    withRare: string | null;
    inTitle: string | null;
    ranking: string;
    key: string;
    pageSize: number;
    offset: number;
  },
): Promise<RankedPage> {
  const [page] = await db.query<RankedPage>(
    text,
    [
      ...[base, asked.matching, asked.withRare, asked.key, asked.pageSize, asked.offset],
      ...[asked.places, asked.inTitle, asked.ranking],
    ],
    'search_ranked_places',
  );
  if (page!.edition !== edition) throw new OtherEdition();
  return page!;
}
