import type { WorkState } from '#contract/work-words.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { relationSeenFrom } from '../work-columns-queries.ts';

/** Works whose titles hold what was typed; `$1` a pattern or null, `$2` a state or null. */
const found = `
  from works w where w.merged_into is null and ($2::text is null or w.state = $2) and ($1::text is null
    or lower(w.title) like $1 or lower(w.native_title) like $1 or w.slug like $1
    or exists (select from work_titles t where t.work_id = w.id and lower(t.title) like $1))`;

/** Typed text as a part of a title: what means something in a pattern is literal. */
const partOf = (typed: string | null): string | null =>
  typed === null ? null : `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** JSON text of a page of all works, the last changed first. */
export async function managedWorks(
  db: Executor,
  {
    search,
    state,
    limit,
    offset,
  }: { search: string | null; state: WorkState | null; limit: number; offset: number },
): Promise<string> {
  const rows = await db.query<{ json: string }>(
    `select json_build_object('total', (select count(*)::int ${found}), 'items', (
       select coalesce(json_agg(row_to_json(listed)), '[]') from (
         select w.id, w.slug, w.kind, w.title, w.native_title, w.year, w.season, w.state,
           (select count(*)::int from episodes e where e.work_id = w.id) as episode_count,
           (select count(*)::int from episodes e join episode_versions ev on ev.episode_id = e.id
             where e.work_id = w.id) as version_count, w.updated_at
         ${found} order by w.updated_at desc, w.id desc limit $3 offset $4) listed))::text as json`,
    [partOf(search), state, limit, offset],
  );
  return rows[0]!.json;
}

export interface VersionRow {
  video_id: string;
  cut: string;
  release_group: string | null;
}
export interface ManagedWorkRow {
  episodes: { versions: VersionRow[] }[];
}

/** A work in any state with all that can be changed of it, but what is said of its videos. */
export async function managedWork(db: Executor, id: string): Promise<ManagedWorkRow | null> {
  const named = `'id', o.id, 'slug', o.slug, 'title', o.title, 'state', o.state`;
  const rows = await db.query<{ json: ManagedWorkRow }>(
    `select row_to_json(one) as json from (
       select w.id, w.slug, w.kind, w.title, w.native_title, w.synopsis, w.year, w.season, w.airing, w.source,
         w.expected_episodes, w.state, w.finds_skips, w.updated_at,
         (select coalesce(json_agg(json_build_object('language', t.language, 'kind', t.kind, 'title', t.title)
            order by t.position, t.id), '[]') from work_titles t where t.work_id = w.id) as titles,
         (select coalesce(json_agg(json_build_object('slug', s.slug, 'name', s.name, 'native_name', s.native_name)
            order by ws.position, s.id), '[]')
            from work_studios ws join studios s on s.id = ws.studio_id where ws.work_id = w.id) as studios,
         (select coalesce(json_agg(json_build_object('relation', ${relationSeenFrom('w.id')}, ${named})
            order by o.title, o.id), '[]') from work_relations r
            join works o on o.id = case when r.from_id = w.id then r.to_id else r.from_id end
            where w.id in (r.from_id, r.to_id)) as relations,
         (select coalesce(json_agg(json_build_object(${named}) order by o.series_position), '[]')
            from works o where o.series_id = w.series_id) as series,
         (select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'number', trim_scale(e.number),
            'title', e.title, 'native_title', e.native_title, 'aired_on', e.aired_on,
            'air_time', to_char(e.air_time, 'HH24:MI'),
            'versions', (select coalesce(json_agg(json_build_object('video_id', ev.video_id, 'cut', ev.cut,
               'release_group', ev.release_group) order by ev.video_id), '[]')
               from episode_versions ev where ev.episode_id = e.id)) order by e.kind, e.number), '[]')
            from episodes e where e.work_id = w.id) as episodes
       from works w where w.id = $1) one`,
    [id],
  );
  return rows[0]?.json ?? null;
}
