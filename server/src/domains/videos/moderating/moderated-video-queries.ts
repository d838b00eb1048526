import type { ModeratedSort, PublishState, VideoSource } from '#contract/moderated-videos.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { cardColumns } from '../video-card-queries.ts';

/** Columns of the contract's `ModeratedVideo` over `videos v`, `categories c`, `profiles p`; `$1` as for cards. */
const moderatedColumns = `
  ${cardColumns.replace(
    'v.release_status as status',
    `case when v.publish_status = 'published' then 'published' else 'pending' end as status`,
  )},
  v.publish_status, v.release_status, v.removal_reason, v.failure_reason,
  case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) end as category,
  v.category_id, v.uploader_id, v.video_source, v.bunny_video_id, v.bunny_library_id, v.video_url, v.source_url,
  v.original_source_url, v.source_video_id, v.depicts_live_action,
  coalesce((select json_agg(t.name order by t.name) from video_tags vt join tags t on t.id = vt.tag_id
            where vt.video_id = v.id), '[]') as tags`;

/** SQL of a list of them; `pick` selects `v.*` with a `position`, its values start at `$2`. */
const moderatedJson = (pick: string): string => `
  select coalesce(json_agg(row_to_json(shown)), '[]')::text as json, count(*)::int as found
  from (
    select ${moderatedColumns}
    from (${pick}) v
    left join categories c on c.id = v.category_id
    left join profiles p on p.id = v.uploader_id
    order by v.position
  ) shown`;

/** Each is that of an index, forwards or backwards. */
const orders: Readonly<Record<ModeratedSort, string>> = {
  newest: 'v.created_at desc, v.id desc',
  oldest: 'v.created_at, v.id',
  title: 'lower(v.title) collate "C", v.id',
  title_backwards: 'lower(v.title) collate "C" desc, v.id desc',
  most_viewed: 'v.view_count desc, v.id desc',
  least_viewed: 'v.view_count, v.id',
  longest: 'v.duration_seconds desc nulls last, v.id desc',
  shortest: 'v.duration_seconds nulls first, v.id',
};

export interface ModeratedFilter {
  status: PublishState | null;
  isPublished: boolean | null;
  categoryId: string | null;
  source: VideoSource | null;
  playback: 'preparing' | 'playable' | 'ready' | 'failed' | null;
  uploaderId: string | null;
}

/** What was typed: an id, the beginning of a title (one or two letters), or a part of it. */
export type TitleSearch = { id: string } | { beginning: string } | { part: string };

interface Condition {
  sql: string;
  values: unknown[];
}

/**
 * The filter as SQL. Words of closed lists stand in the statement, not as values: only then the planner knows how many
 * rows they leave. The others are written as an index answers them, for counting; or, for a page, so that none does: where
 * they leave few rows, `ids` are these, else the order is followed until the page is full.
 */
function conditionOf(
  filter: ModeratedFilter,
  search: TitleSearch | null,
  ids: string[] | null,
  way: 'counted' | 'ordered',
): Condition {
  const values: unknown[] = [];
  const bound = (value: unknown): string => `$${values.push(value) + 1}`;
  const parts = [
    filter.status !== null ? `v.publish_status = '${filter.status}'` : `v.publish_status <> 'removed'`,
  ];
  const same = (column: string, id: string): string =>
    way === 'counted' ? `${column} = ${bound(id)}::uuid` : `${column}::text = ${bound(id.toLowerCase())}`;
  if (filter.isPublished !== null)
    parts.push(`v.publish_status ${filter.isPublished ? '=' : '<>'} 'published'`);
  if (filter.source !== null) parts.push(`v.video_source = '${filter.source}'`);
  if (filter.playback !== null) parts.push(`v.playback_state = '${filter.playback}'`);
  if (filter.categoryId !== null) parts.push(same('v.category_id', filter.categoryId));
  if (filter.uploaderId !== null) parts.push(same('v.uploader_id', filter.uploaderId));
  if (ids !== null) parts.push(`v.id = any(${bound(ids)}::uuid[])`);
  if (search !== null && 'id' in search) parts.push(`v.id = ${bound(search.id)}::uuid`);
  else if (search !== null && 'beginning' in search)
    parts.push(`starts_with(lower(v.title), ${bound(search.beginning.toLowerCase())})`);
  else if (search !== null && way === 'counted')
    parts.push(`lower(v.title) like ${bound(`%${letters(search.part)}%`)}`);
  else if (search !== null) parts.push(`position(${bound(search.part.toLowerCase())} in lower(v.title)) > 0`);
  return { sql: parts.join(' and '), values };
}

/** `%`, `_` and `\` in what people type are letters. */
const letters = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** Ids of videos, at most one more than `most`; where there is an order, it is that of the index which knows them. */
const someIds =
  (condition: string, name: string) =>
  async (db: Executor, value: string, most: number): Promise<string[]> => {
    const rows = await db.query<{ id: string }>(
      `select id from videos where ${condition} limit $2`,
      [value, most + 1],
      name,
    );
    return rows.map(({ id }) => id);
  };
const idsLikeTitle = someIds('lower(title) like $1', 'ids_like_title');
/** With a part of the title. */
export const idsByPart = (db: Executor, part: string, most: number): Promise<string[]> =>
  idsLikeTitle(db, `%${letters(part)}%`, most);
/** Whose title begins so; sorted by bytes, all that begins with something lies before it with the last character behind. */
export const idsByBeginning = someIds(
  `lower(title) collate "C" >= lower($1) and lower(title) collate "C" < lower($1) || U&'\\+10FFFF'`,
  'ids_by_beginning',
);
export const idsByUploader = someIds(
  'uploader_id = $1::uuid order by uploader_id, created_at desc',
  'ids_by_uploader',
);
export const idsByCategory = someIds('category_id = $1::uuid order by category_id, id', 'ids_by_category');

/** About how many videos there are, as PostgreSQL last counted them. */
export const aboutAll = async (db: Executor): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select greatest(0, reltuples)::int as n from pg_class where oid = 'videos'::regclass`,
      [],
      'about_all_videos',
    )
  )[0]?.n ?? 0;

export interface ModeratedPage {
  json: string;
  /** Counted no further than asked. */
  counted: number;
}

/**
 * A page of videos in any state. Ids are found by an index alone before anything of their rows is read. `ids`: those
 * that a search found, where they are few.
 */
export async function moderatedPage(
  db: Executor,
  base: string,
  query: {
    filter: ModeratedFilter;
    search: TitleSearch | null;
    ids: string[] | null;
    sort: ModeratedSort;
    limit: number;
    offset: number;
    /** Null: that there are many is known. */
    countTo: number | null;
  },
): Promise<ModeratedPage> {
  const { sql, values } = conditionOf(query.filter, query.search, query.ids, 'ordered');
  const order = orders[query.sort];
  const next = values.length + 2;
  const pick = `
    select v.*, page.position
    from (
      select v.id, row_number() over (order by ${order}) as position
      from videos v where ${sql} order by ${order} limit $${next} offset $${next + 1}
    ) page join videos v on v.id = page.id`;
  const rows = await db.query<{ json: string; found: number }>(moderatedJson(pick), [
    base,
    ...values,
    query.limit,
    query.offset,
  ]);
  const { json, found } = rows[0] ?? { json: '[]', found: 0 };
  // A page that is not full is the last one: that tells how many there are.
  if (found < query.limit && (found > 0 || query.offset === 0))
    return { json, counted: query.offset + found };
  if (query.countTo === null) return { json, counted: Number.POSITIVE_INFINITY };
  const all = conditionOf(query.filter, query.search, query.ids, 'counted');
  const counts = await db.query<{ n: number }>(
    `select count(*)::int as n from (
       select 1 from videos v where $1::text is not null and ${all.sql} limit $${all.values.length + 2}) counted`,
    [base, ...all.values, query.countTo + 1],
  );
  return { json, counted: counts[0]?.n ?? 0 };
}

/** One video in any state as JSON text of the contract's `ModeratedVideo`; null where there is none. */
export async function moderatedVideo(db: Executor, base: string, id: string): Promise<string | null> {
  const rows = await db.query<{ json: string }>(
    moderatedJson('select v.*, 1 as position from videos v where v.id = $2'),
    [base, id],
    'moderated_video',
  );
  const json = rows[0]?.json ?? '[]';
  return json === '[]' ? null : json.slice(1, -1);
}

/** The newest videos for client libraries that list all of them; removed ones are not there. */
export async function moderatedCards(
  db: Executor,
  base: string,
  { limit, offset, title }: { limit: number; offset: number; title: string | null },
): Promise<string> {
  const pick = `
    select v.*, page.position
    from (
      select v.id, row_number() over (order by ${orders.newest}) as position
      from videos v
      where v.publish_status <> 'removed' and ($4::text is null or lower(v.title) like $4)
      order by ${orders.newest} limit $2 offset $3
    ) page join videos v on v.id = page.id`;
  const rows = await db.query<{ json: string }>(
    moderatedJson(pick),
    [base, limit, offset, title === null ? null : `%${letters(title)}%`],
    'moderated_cards',
  );
  return rows[0]?.json ?? '[]';
}

export const uploaderByName = async (db: Executor, username: string): Promise<string | null> =>
  (await db.query<{ id: string }>('select id from profiles where lower(username) = lower($1)', [username]))[0]
    ?.id ?? null;

export interface EditableRow {
  id: string;
  title: string;
  slug: string;
  description: string | null;
  publish_status: PublishState;
  video_source: VideoSource;
  category_id: string | null;
  bunny_video_id: string | null;
  bunny_library_id: string | null;
  bunny_thumbnail_url: string | null;
  video_url: string | null;
  source_url: string | null;
  original_source_url: string | null;
  preview_key: string | null;
  thumbnail_key: string | null;
  custom_thumbnail_key: string | null;
  media_id: string | null;
  format: string | null;
  audio_language: string | null;
  subtitle_languages: string[];
  release_status: string | null;
  duration_seconds: number | null;
  width: number | null;
  height: number | null;
  quality: string | null;
  playback_state: string;
  depicts_live_action: boolean;
  declaration: Record<string, unknown> | null;
  updated_at: Date;
  tags: string[];
}

/** A video as it is written, in any state; with `hold` nobody else changes it until the transaction ends. */
export async function editableVideo(
  db: Executor,
  id: string,
  options: { hold?: boolean } = {},
): Promise<EditableRow | null> {
  const rows = await db.query<EditableRow>(
    `select id, title, slug, description, publish_status, video_source, category_id, bunny_video_id, bunny_library_id,
       bunny_thumbnail_url, video_url, source_url, original_source_url, preview_key, thumbnail_key, custom_thumbnail_key,
       media_id, format, audio_language, subtitle_languages, release_status, duration_seconds, width, height, quality,
       playback_state, depicts_live_action, declaration, updated_at,
       array(select t.name from video_tags vt join tags t on t.id = vt.tag_id where vt.video_id = v.id order by t.name) as tags
     from videos v where id = $1 ${options.hold ? 'for update of v' : ''}`,
    [id],
  );
  return rows[0] ?? null;
}
