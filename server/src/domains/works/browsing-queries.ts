import { limits } from '#contract/limits.ts';
import type { WorkAiring, WorkKind, WorkSeason, WorkSort } from '#contract/work-words.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inPlace } from '../../platform/places/in-place.ts';
import { firstStill, seasonOrder, workCardColumns } from './work-columns-queries.ts';

export interface TagRow {
  id: number;
  name: string;
  slug: string;
}

/** Tags of these slugs. */
export const tagsOfSlugs = (db: Executor, slugs: readonly string[]): Promise<TagRow[]> =>
  db.query<TagRow>(
    'select id, name, slug from tag_names where slug = any ($1::text[]) order by lower(name), id',
    [slugs],
    'tags_of_slugs',
  );

export interface Browsing {
  year: number | null;
  season: WorkSeason | null;
  kind: WorkKind | null;
  airing: WorkAiring | null;
  studio: string | null;
  /** Ids of tags. */
  tags: readonly number[];
  withoutTags: readonly number[];
  sort: WorkSort;
  page: number;
}

const orders: Readonly<Record<WorkSort, string>> = {
  newest: 'w.created_at desc, w.id desc',
  popular: 'w.popularity desc, w.id desc',
  season: seasonOrder,
  title: 'lower(w.title), w.id',
};
/** As many tags that most videos have and some work does, and studios that have the most works. */
const commonTags = 24;
const commonStudios = 16;

/** JSON text of the contract's answer of `browse_works`, but what is said of tags that are asked for. */
export async function browsedWorks(db: Executor, base: string, asked: Browsing): Promise<string> {
  const size = limits.browsedWorksPageSize;
  const values: unknown[] = [base, size, (asked.page - 1) * size, asked.page, asked.studio];
  const conditions = [`w.state = 'published'`];
  for (const column of ['year', 'season', 'kind', 'airing'] as const)
    if (asked[column] !== null) conditions.push(`w.${column} = $${values.push(asked[column])}`);
  if (asked.studio !== null)
    conditions.push(
      'w.id in (select ws.work_id from work_studios ws join studios s on s.id = ws.studio_id where s.slug = $5)',
    );
  for (const tag of asked.tags)
    conditions.push(`w.id in (select x.work_id from work_tags x where x.tag_id = $${values.push(tag)})`);
  if (asked.withoutTags.length > 0)
    conditions.push(
      `not exists (select from work_tags x where x.work_id = w.id and x.tag_id = any ($${values.push(asked.withoutTags)}::bigint[]))`,
    );
  const order = orders[asked.sort];
  const text = `
    with found as materialized (
      select w.*, row_number() over (order by ${order}) as place
      from (select * from works w where ${conditions.join(' and ')} ${inPlace('work', 'w.id')} order by ${order} limit $2 + 1 offset $3) w)
    select json_build_object('page', $4::integer, 'has_more', (select count(*) from found) > $2,
      'first_year', (select min(year) from works where state = 'published'),
      'last_year', (select max(year) from works where state = 'published'),
      'studio', (select row_to_json(s) from (select slug, name, native_name from studios where slug = $5) s),
      'common_studios', (select coalesce(json_agg(json_build_object('slug', s.slug, 'name', s.name, 'native_name', s.native_name)
        order by lower(s.name), s.id), '[]') from (
          select * from studios where work_count > 0 ${inPlace('studio', 'studios.id')} order by work_count desc, lower(name), id limit ${commonStudios}) s),
      'common_tags', (select coalesce(json_agg(json_build_object('name', t.name, 'slug', t.slug)
        order by t.video_count desc, t.id), '[]') from (
          select * from tag_names n where n.video_count > 0 and exists (select from work_tags x where x.tag_id = n.id) ${inPlace('tag', 'n.id')}
          order by n.video_count desc, n.id limit ${commonTags}) t),
      'items', (select coalesce(json_agg(row_to_json(card)), '[]') from (
        select ${workCardColumns} from found w ${firstStill('w.id')}
        where w.place <= $2 order by w.place) card))::text as json`;
  const rows = await db.query<{ json: string }>(text, values);
  return rows[0]!.json;
}

/** Two acts at once each read what the other has not committed: the second one waits. */
async function holdTags(db: Executor, workIds: readonly string[]): Promise<void> {
  await db.query('select from works where id = any ($1::uuid[]) order by id for no key update', [workIds]);
}

/** Reads anew which tags the videos of these works have. */
export async function refreshWorkTags(db: Executor, workIds: readonly string[]): Promise<void> {
  await holdTags(db, workIds);
  await db.query(
    `with watchable as materialized (
       select e.work_id, ev.video_id, count(*) over (partition by e.work_id) as watchable
       from episodes e join episode_versions ev on ev.episode_id = e.id
       join published_videos v on v.id = ev.video_id where e.work_id = any ($1::uuid[])
     ), present as materialized (
       select o.work_id, t.tag_id, count(*) = min(o.watchable) as is_common
       from watchable o join published_video_tags t on t.video_id = o.video_id group by o.work_id, t.tag_id
     ), gone as (
       delete from work_tags x where x.work_id = any ($1::uuid[])
         and not exists (select from present p where p.work_id = x.work_id and p.tag_id = x.tag_id))
     insert into work_tags as known (work_id, tag_id, is_common)
     select work_id, tag_id, is_common from present order by work_id, tag_id
     on conflict (work_id, tag_id) do update set is_common = excluded.is_common
       where known.is_common <> excluded.is_common`,
    [workIds],
    'refresh_work_tags',
  );
}

/** Reads anew which works have this tag, and of which it is in all that can be watched. */
export async function refreshWorksOfTag(db: Executor, tagId: number): Promise<void> {
  const concerned = await db.query<{ id: string }>(
    `select distinct o.work_id as id from published_video_tags t join work_videos o on o.video_id = t.video_id
     where t.tag_id = $1::bigint`,
    [tagId],
  );
  await holdTags(
    db,
    concerned.map(({ id }) => id),
  );
  await db.query(
    `with concerned as materialized (
       select distinct o.work_id from published_video_tags t join work_videos o on o.video_id = t.video_id
       where t.tag_id = $1::bigint)
     insert into work_tags as known (work_id, tag_id, is_common)
     select o.work_id, $1::bigint, bool_and(t.video_id is not null)
     from concerned h join work_videos o on o.work_id = h.work_id join published_videos v on v.id = o.video_id
     left join published_video_tags t on t.video_id = v.id and t.tag_id = $1
     group by o.work_id order by o.work_id
     on conflict (work_id, tag_id) do update set is_common = excluded.is_common
       where known.is_common <> excluded.is_common`,
    [tagId],
  );
}

/** As many in a list of what airs. */
const mostAiring = 300;

/** JSON text of the contract's `AiringEpisode`s from a day on. */
export async function airingEpisodes(
  db: Executor,
  base: string,
  from: string,
  days: number,
): Promise<string> {
  const text = `
    select coalesce(json_agg(row_to_json(one)), '[]')::text as json from (
      select e.id, e.kind, trim_scale(e.number) as number, e.title, e.aired_on,
        (e.aired_on + e.air_time) at time zone 'UTC' as airs_at,
        (select row_to_json(card) from (select ${workCardColumns}) card) as work, here.slug as video_slug
      from (select e.*, w.title as work_title from episodes e join works w on w.id = e.work_id and w.state = 'published'
        where e.aired_on >= $2::date and e.aired_on < $2::date + $3::integer ${inPlace('work', 'w.id')}
        order by e.aired_on, e.air_time nulls first, lower(w.title), w.id, e.kind, e.number limit ${mostAiring}) e
      join works w on w.id = e.work_id ${firstStill('w.id')}
      left join lateral (
        select v.slug from episode_versions ev join published_videos v on v.id = ev.video_id
        where ev.episode_id = e.id order by v.published_at, v.id limit 1) here on true
      order by e.aired_on, e.air_time nulls first, lower(e.work_title), w.id, e.kind, e.number) one`;
  const rows = await db.query<{ json: string }>(text, [base, from, days], 'airing_episodes');
  return rows[0]?.json ?? '[]';
}
