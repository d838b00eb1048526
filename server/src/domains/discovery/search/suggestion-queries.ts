import type { SearchSuggestion } from '#contract/discovery.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { inPlace } from '../../../platform/places/in-place.ts';

const mostTitles = 8;
const mostNames = 4;
/** Matches among which the most popular are chosen. */
const mostLookedAt = 48;

const titlesOf = (tier: number): string =>
  `select s.video_id, s.popularity, s.title_key from video_search s where s.tier = ${tier} and s.lexemes @@ (select $1::tsquery) ${inPlace('video', 's.video_id')}`;

const suggestions = `
  with titles as (
    select v.title as text, v.slug,
      coalesce(v.bunny_thumbnail_url, $4 || v.custom_thumbnail_key, $4 || v.thumbnail_key) as picture_url,
      row_number() over (order by starts_with(t.title_key, $3) desc, t.popularity desc, v.id desc) as position
    from (select * from (${[0, 1, 2, 3].map(titlesOf).join(' union all ')}) t limit ${mostLookedAt}) t
    join published_videos v on v.id = t.video_id
    order by position limit ${mostTitles}
  ), names as (
    select n.kind, n.name as text, n.slug, n.picture_url, starts_with(' ' || n.key, $3) as begins, n.weight from (
      select case when n.tag_id is not null then 'tag' when n.category_id is not null then 'category' else 'uploader' end as kind,
        n.name, n.slug, n.key, $4 || u.avatar_key as picture_url, coalesce(t.video_count, c.video_count, u.subscribers_count) as weight
      from search_names n
      left join tags t on t.id = n.tag_id and t.video_count > 0
      left join categories c on c.id = n.category_id and c.video_count > 0 and not c.is_hidden
      left join members u on u.id = n.uploader_id and exists (select 1 from video_search s where s.uploader_id = u.id)
      where n.lexemes @@ (select $2::tsquery) and (t.id is not null or c.id is not null or u.id is not null)
        ${inPlace('tag', 't.id')} ${inPlace('category', 'c.id')}
    ) n order by begins desc, n.weight desc, n.name limit ${mostNames}
  )
  select 'video' as kind, text, slug, picture_url, position from titles
  union all
  select kind, text, slug, picture_url, 100 + row_number() over (order by begins desc, weight desc, text) from names
  order by position`;

/**
 * At most eight: names of tags, categories and uploaders that match (up to four), titles for the rest, titles
 * first. `inTitle` and `inNames` are `tsquery` in text form, `key` the typed text in the form titles are
 * compared in, `base` the base address of object keys.
 */
export async function findSuggestions(
  db: Executor,
  { inTitle, inNames, key }: { inTitle: string; inNames: string; key: string },
  base: string,
): Promise<SearchSuggestion[]> {
  const rows = await db.query<SearchSuggestion>(
    suggestions,
    [inTitle, inNames, key, base],
    'search_suggestions',
  );
  const names = rows.filter((row) => row.kind !== 'video');
  const titles = rows.filter((row) => row.kind === 'video').slice(0, mostTitles - names.length);
  return [...titles, ...names].map(({ kind, text, slug, picture_url }) => ({
    kind,
    text,
    slug,
    picture_url,
  }));
}
