import type { FoundNames, SearchSuggestion } from '#contract/discovery.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import { inPlace } from '../../../platform/places/in-place.ts';
import { type Expression, expressionText } from './match-expression.ts';
import { bestPlaces } from './postings/best-places.ts';
import { atPlaces, ofChanges, ofTiers } from './postings/posted-rows.ts';
import type { SuggestionQuery } from './search-rules.ts';
import { tiers } from './tier-queries.ts';

const mostTitles = 8;
const mostNames = 4;
/** Matches among which the most popular or nearest are chosen. */
const mostLookedAt = 48;

const looked = 's.video_id, s.popularity, s.title_key';
const inTitle = '(select $1::tsquery)';

/** Names among which those are chosen that can be shown. */
const mostNamesLookedAt = 24;

/** Titles from rows of the index, and names. */
const suggestionsFrom = (rows: string): string => `
  with titles as (
    select v.title as text, v.slug,
      coalesce(v.bunny_thumbnail_url, $4 || v.custom_thumbnail_key, $4 || v.thumbnail_key) as picture_url,
      t.position
    from (
      select t.video_id, row_number() over (order by starts_with(t.title_key, $3) desc, t.popularity desc, t.video_id desc) as position
      from (${rows}) t order by position limit ${mostTitles}
    ) t
    join published_videos v on v.id = t.video_id ${inPlace('still', 'v')}
  ), names as (
    select case when n.tag_id is not null then 'tag' when n.category_id is not null then 'category' else 'uploader' end as kind,
      n.name as text, n.slug, $4 || u.avatar_key as picture_url, n.begins, n.weight
    from (
      select n.*, starts_with(' ' || n.key, $3) as begins from search_names n where n.lexemes @@ (select $2::tsquery)
      order by begins desc, n.weight desc, n.name limit ${mostNamesLookedAt}
    ) n
    left join tags t on t.id = n.tag_id and t.video_count > 0
    left join categories c on c.id = n.category_id and c.video_count > 0 and not c.is_hidden
    left join members u on u.id = n.uploader_id and exists (select 1 from video_search s where s.uploader_id = u.id)
    where (t.id is not null or c.id is not null or u.id is not null) ${inPlace('tag', 't.id')} ${inPlace('category', 'c.id')}
    order by begins desc, weight desc, text limit ${mostNames}
  )
  select 'video' as kind, text, slug, picture_url, position from titles
  union all
  select kind, text, slug, picture_url, 100 + row_number() over (order by begins desc, weight desc, text) from names
  order by position`;

const byRows = suggestionsFrom(
  `select * from (${tiers
    .map(
      (tier) =>
        `select ${looked} from video_search s where s.tier = ${tier} and s.lexemes @@ ${inTitle} ${inPlace('still_of', 's.video_id')}`,
    )
    .join(' union all ')}) t limit ${mostLookedAt}`,
);
const byPlaces = suggestionsFrom(
  // Asked again, lest the postings have just been replaced.
  `${atPlaces('standing', '(select $5::integer[])', looked)} and s.lexemes @@ ${inTitle}
   union (${ofChanges(inTitle, looked)} order by s.tier, s.popularity desc limit ${mostLookedAt})
   union (select * from (${ofTiers('(select $6::tsquery)', looked)}) rare where (select $6::text) is not null limit ${mostLookedAt})`,
);

/**
 * At most eight: names of tags, categories and uploaders that match (up to four), titles for the rest, titles
 * first. `key` is the typed text in the form titles are compared in, `base` the base address of object keys.
 */
export async function findSuggestions(
  db: Database,
  { inTitle, inNames, key }: SuggestionQuery,
  base: string,
): Promise<SearchSuggestion[]> {
  const values = [expressionText(inTitle), expressionText(inNames), key, base];
  const best = await bestPlaces(db, inTitle, mostLookedAt);
  let rows =
    best &&
    (await db.query<SearchSuggestion>(
      byPlaces,
      [...values, best.places, best.onlyWithRare],
      'search_suggestions_at_places',
    ));
  // Much of it is hidden from whoever asks, has changed, or was listed anew.
  const tooFew = Math.min(mostTitles, best?.places.length ?? 0);
  if (rows === null || rows.filter(({ kind }) => kind === 'video').length < tooFew)
    rows = await db.query<SearchSuggestion>(byRows, values, 'search_suggestions');
  const names = rows.filter((row) => row.kind !== 'video');
  const titles = rows.filter((row) => row.kind === 'video').slice(0, mostTitles - names.length);
  return [...titles, ...names].map(({ kind, text, slug, picture_url }) => ({
    kind,
    text,
    slug,
    picture_url,
  }));
}

const mostUploaders = 6;
const mostTags = 8;

const typedText = '(select $2::text)';
/** A whole name stands before a beginning, and that before a word of it. */
const place = (...columns: string[]): string =>
  `greatest(${columns
    .flatMap((column) => [
      `3 * (${column} = ${typedText})::int`,
      `2 * starts_with(${column}, ${typedText})::int`,
    ])
    .join(', ')}, 1)`;

/** Ids of one kind of name with their place. */
const named = (id: string, ...columns: string[]): string => `
  select ${id} as id, max(place) as place from (
    select n.${id}, ${place(...columns)} as place from search_names n
    where n.${id} is not null and n.lexemes @@ (select $1::tsquery) order by place desc limit ${mostLookedAt}
  ) n group by ${id}`;

const namesOfWords = `
  select (
    select coalesce(json_agg(row_to_json(u)), '[]') from (
      select u.username, coalesce(u.display_name, u.username) as display_name, $3 || u.avatar_key as avatar_url,
        u.subscribers_count
      from (${named('uploader_id', 'n.key', 'lower(n.slug)')}) n join members u on u.id = n.id
      where exists (select 1 from video_search s where s.uploader_id = u.id ${inPlace('video', 's.video_id')})
      order by n.place desc, u.subscribers_count desc, u.username limit ${mostUploaders}
    ) u
  ) as uploaders, (
    select coalesce(json_agg(row_to_json(t)), '[]') from (
      select t.name, t.slug, t.video_count
      from (${named('tag_id', 'n.key')}) n join tags t on t.id = n.id
      where t.video_count > 0 ${inPlace('tag', 't.id')}
      order by n.place desc, t.video_count desc, t.name limit ${mostTags}
    ) t
  ) as tags`;

/**
 * Uploaders and tags whose name has the words. `key` the typed text in the form names are
 * compared in, `base` the base address of object keys.
 */
export async function findNames(
  db: Executor,
  { inNames, key }: { inNames: Expression; key: string },
  base: string,
): Promise<FoundNames> {
  const rows = await db.query<FoundNames>(
    namesOfWords,
    [expressionText(inNames), key.trim(), base],
    'search_names',
  );
  return rows[0] ?? { uploaders: [], tags: [] };
}

/** Tags whose names are close to a word of the query, then the most popular ones; eight, as JSON text. */
export async function nearTags(db: Executor, words: readonly string[]): Promise<string> {
  const text = `
    select coalesce(json_agg(json_build_object('name', t.name, 'slug', t.slug) order by t.near desc, t.video_count desc, t.name), '[]')::text as json
    from (
      select t.name, t.slug, t.video_count, max(t.near) as near from (
        (select tags.id, tags.name, tags.slug, tags.video_count, max(word_similarity(w.word, n.key)) as near
          from unnest((select $1::text[])) w(word) join search_names n on n.key %> w.word
          join tags on tags.id = n.tag_id and tags.video_count > 0 ${inPlace('tag', 'tags.id')}
          group by tags.id order by near desc, tags.video_count desc limit 8)
        union all
        (select id, name, slug, video_count, 0 from tags where video_count > 0 ${inPlace('tag', 'tags.id')}
          order by video_count desc, id limit 8)
      ) t group by t.id, t.name, t.slug, t.video_count
      order by near desc, t.video_count desc, t.name limit 8
    ) t`;
  return (await db.query<{ json: string }>(text, [words], 'search_near_tags'))[0]?.json ?? '[]';
}
