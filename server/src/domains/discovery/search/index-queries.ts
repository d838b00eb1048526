import type { Executor } from '../../../platform/db/database.ts';
import { firstUuid } from '../../../platform/db/first-and-last-ids.ts';
import { filterRules } from '../../videos/index.ts';
import type { SearchSource } from './search-text.ts';
import { lift, lowerTier } from './tier-queries.ts';

export interface SourceRow extends Omit<SearchSource, 'facets'> {
  id: string;
  published_at: Date;
  year: number;
  format: string | null;
  subtitleLanguages: string[];
  categorySlug: string | null;
  categoryId: string | null;
  uploaderId: string | null;
  uploaderUsername: string | null;
  tagRows: { id: number; name: string; slug: string }[];
  audioLanguage: string | null;
  cut: string | null;
  workId: string | null;
  studioIds: string[] | null;
}

/** Each filter's name with its one definition, shared with category pages. */
const filters = [
  ...Object.entries(filterRules).map(([name, { sql }]) => ({ name, sql })),
  // A hosted video has a name of its quality and no height.
  { name: 'hd', sql: `(v.height >= 720 or v.quality ~* '^(hd|720p|1080p|1440p|2160p|4k|8k)$')` },
  { name: 'uhd', sql: `(v.height >= 2160 or v.quality ~* '^(2160p|4k|8k)$')` },
];
const filterNames = filters.map(({ name, sql }) => `case when ${sql} then '${name}' end`).join(', ');

/**
 * What search reads about published videos; other ids are skipped. They cannot be hidden until the
 * transaction ends.
 */
export async function publishedSources(db: Executor, videoIds: readonly string[]): Promise<SourceRow[]> {
  return db.query<SourceRow>(
    `select v.id, v.title, v.description, v.published_at, v.category_id as "categoryId", v.uploader_id as "uploaderId",
       c.name as "categoryName", c.slug as "categorySlug", p.username as "uploaderUsername",
       array_remove(array[p.username, p.display_name], null) as "uploaderNames",
       array_remove(array[${filterNames}], null) as filters,
       extract(year from v.published_at at time zone 'UTC')::integer as year, v.format, v.subtitle_languages as "subtitleLanguages",
       v.audio_language as "audioLanguage", v.duration_seconds as seconds, vw.cut, vw.work_id as "workId", vw.studio_ids as "studioIds",
       coalesce((select array_agg(t.name) from video_tags vt join tags t on t.id = vt.tag_id where vt.video_id = v.id), '{}')
         || coalesce((select array_agg(a.alias) from video_tags vt join tag_aliases a on a.tag_id = vt.tag_id
                      where vt.video_id = v.id), '{}') as tags,
       coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug))
                 from video_tags vt join tags t on t.id = vt.tag_id where vt.video_id = v.id), '[]') as "tagRows"
     from videos v
     left join categories c on c.id = v.category_id
     left join members p on p.id = v.uploader_id
     left join video_works vw on vw.video_id = v.id
     where v.id = any($1::uuid[]) and v.publish_status = 'published'
     order by v.id for share of v`,
    [videoIds],
  );
}

export interface IndexRow {
  videoId: string;
  lexemes: string;
  head: string;
  titleKey: string;
}

/** The rows of the index that are to be written, as a `select` with its values. */
export const indexRows = (
  rows: readonly IndexRow[],
  tier: string,
): { select: string; values: unknown[] } => ({
  select: `(video_id, lexemes, head, title_key, popularity, lift, tier, published_at, duration_seconds, rating, uploader_id)
     select n.video_id, n.lexemes::tsvector, n.head::tsvector, n.title_key, ln(1 + v.view_count), ${lift},
       ${tier}, v.published_at, v.duration_seconds, v.rating, v.uploader_id
     from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as n(video_id, lexemes, head, title_key)
     join published_videos v on v.id = n.video_id`,
  values: [
    rows.map((row) => row.videoId),
    rows.map((row) => row.lexemes),
    rows.map((row) => row.head),
    rows.map((row) => row.titleKey),
  ],
});

/** Upper tiers are set by the refresh: until then, new videos stand in the first, and late arrivals in the lower ones. */
const firstTier = `case when v.published_at > now() - interval '30 days' then 0 else ${lowerTier} end`;

export async function writeIndexRows(db: Executor, rows: readonly IndexRow[]): Promise<void> {
  const { select, values } = indexRows(rows, firstTier);
  await db.query(
    `with written as (
     insert into video_search ${select}
     on conflict (video_id) do update set lexemes = excluded.lexemes, head = excluded.head, title_key = excluded.title_key,
       popularity = excluded.popularity, lift = excluded.lift, published_at = excluded.published_at,
       duration_seconds = excluded.duration_seconds, rating = excluded.rating, uploader_id = excluded.uploader_id
     where (video_search.lexemes, video_search.head, video_search.title_key, video_search.published_at,
         video_search.duration_seconds, video_search.rating, video_search.uploader_id)
       is distinct from (excluded.lexemes, excluded.head, excluded.title_key, excluded.published_at,
         excluded.duration_seconds, excluded.rating, excluded.uploader_id)
     returning video_id, lexemes)
     insert into search_changes (video_id, lexemes) select video_id, lexemes from written
     on conflict (video_id) do update set lexemes = excluded.lexemes, changed_at = now()`,
    values,
  );
}

export async function deleteIndexRows(db: Executor, videoIds: readonly string[]): Promise<void> {
  await db.query('delete from video_search where video_id = any($1::uuid[])', [videoIds]);
  await db.query('delete from search_changes where video_id = any($1::uuid[])', [videoIds]);
}

/** A value that some video has, by which a search can be narrowed. */
export interface FilterValue {
  kind: 'year' | 'format' | 'subtitle_language';
  value: string;
}

/** Adds the missing ones. It never waits for another transaction that adds the same. */
export async function addFilterValues(db: Executor, values: readonly FilterValue[]): Promise<void> {
  await db.query(
    `insert into search_filters (kind, value)
     select n.kind, n.value from unnest($1::text[], $2::text[]) as n(kind, value)
     where not exists (select 1 from search_filters f where f.kind = n.kind and f.value = n.value)`,
    [values.map(({ kind }) => kind), values.map(({ value }) => value)],
  );
}

/** Forgets values that no published video has any more, and duplicates. */
export async function refreshFilterValues(db: Executor): Promise<void> {
  await db.query(
    `with alive as (
       select 'year' as kind, extract(year from published_at at time zone 'UTC')::text as value
         from videos where publish_status = 'published'
       union select 'format', format from videos where publish_status = 'published' and format is not null
       union select 'subtitle_language', split_part(lower(l), '-', 1)
         from videos, unnest(subtitle_languages) l where publish_status = 'published'
     ), first as (
       select min(f.ctid) as row from search_filters f join alive a using (kind, value) group by kind, value
     )
     delete from search_filters f where not exists (select 1 from first k where k.row = f.ctid)`,
  );
}

/** Of a tag, a category or an uploader: one of the three ids. */
export interface NameRow {
  tagId: number | null;
  categoryId: string | null;
  uploaderId: string | null;
  name: string;
  slug: string;
  key: string;
  lexemes: string;
}

/** What is shown first of names that match: of a row `n` with the id of one of three. */
const weightOfName = `coalesce(
  (select video_count from tags t where t.id = n.tag_id),
  (select video_count from categories c where c.id = n.category_id),
  (select subscribers_count from members m where m.id = n.uploader_id), 0)`;
const sameName = '(k.tag_id = n.tag_id or k.category_id = n.category_id or k.uploader_id = n.uploader_id)';
const givenNames = `unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[])
  as n(tag_id, category_id, uploader_id, name, slug, key, lexemes)`;

/** Writes the new or changed names; most often there are none. */
export async function writeNames(db: Executor, names: readonly NameRow[]): Promise<void> {
  const values = [
    names.map((row) => row.tagId),
    names.map((row) => row.categoryId),
    names.map((row) => row.uploaderId),
    names.map((row) => row.name),
    names.map((row) => row.slug),
    names.map((row) => row.key),
    names.map((row) => row.lexemes),
  ];
  // In a fixed order, so that transactions cannot deadlock.
  await db.query(
    `insert into search_names (tag_id, category_id, uploader_id, name, slug, key, lexemes, weight)
     select n.tag_id, n.category_id, n.uploader_id, n.name, n.slug, n.key, n.lexemes::tsvector, ${weightOfName} from ${givenNames}
     where not exists (select 1 from search_names k where ${sameName})
     order by n.tag_id, n.category_id, n.uploader_id on conflict do nothing`,
    values,
  );
  await db.query(
    `update search_names k set name = n.name, slug = n.slug, key = n.key, lexemes = n.lexemes::tsvector
     from ${givenNames} where ${sameName} and (k.name <> n.name or k.slug <> n.slug)`,
    values,
  );
}

/** Weighs names by what has changed since. */
export const weighNames = async (db: Executor): Promise<void> =>
  void (await db.query(
    `update search_names n set weight = w.weight from (
       select ctid as row, ${weightOfName} as weight from search_names n
     ) w where w.row = n.ctid and w.weight <> n.weight`,
  ));

/** Ids of published videos after `afterId`, in id order; of one category, uploader or tag if given. */
export async function publishedIds(
  db: Executor,
  afterId: string | null,
  limit: number,
  of: { categoryId?: string; uploaderId?: string; tagId?: number } = {},
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select v.id from videos v
     where v.publish_status = 'published' and v.id > coalesce($1::uuid, ${firstUuid})
       ${of.categoryId === undefined ? 'and $3::text is null' : 'and v.category_id = $3::uuid'}
       ${of.uploaderId === undefined ? 'and $4::text is null' : 'and v.uploader_id = $4::uuid'}
       ${of.tagId === undefined ? 'and $5::text is null' : 'and v.id in (select video_id from video_tags where tag_id = $5::bigint)'}
     order by v.id limit $2`,
    [afterId, limit, of.categoryId ?? null, of.uploaderId ?? null, of.tagId ?? null],
  );
  return rows.map((row) => row.id);
}
