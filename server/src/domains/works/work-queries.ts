import { limits } from '#contract/limits.ts';
import type { Executor } from '../../platform/db/database.ts';
import { skipsOfMe } from './skipping/skip-queries.ts';
import { firstStill, relationSeenFrom, stillOf, workCardColumns } from './work-columns-queries.ts';

const json = (rows: { json: string }[]): string => rows[0]?.json ?? '[]';

/** Published videos that are versions, as the contract's `EpisodeVersion`, for each episode of `work`, in one pass. */
const versions = `
  versions as (
    select shown.episode_id, json_agg(row_to_json((select version from (
      select shown.id as video_id, shown.slug, shown.cut, shown.release_group, shown.audio_language,
        shown.subtitle_languages, shown.duration_seconds, shown.quality, shown.playback_state, shown.picture_url) version)))
      as list
    from (
      select ev.episode_id, v.id, v.slug, ev.cut, ev.release_group, v.audio_language, v.subtitle_languages,
        v.duration_seconds, v.quality, v.playback_state, ${stillOf}
      from episodes e join episode_versions ev on ev.episode_id = e.id join published_videos v on v.id = ev.video_id
      where e.work_id = (select id from work)
      order by ev.episode_id, v.audio_language collate "C" nulls last, ev.cut collate "C" desc, v.id) shown
    group by shown.episode_id)`;

/** JSON text of the contract's `Work` in a list of one, or of none. A work that was merged answers with what it is now. */
export async function publishedWork(db: Executor, base: string, slug: string): Promise<string> {
  const text = `
    with work as materialized (
      select * from works where state = 'published'
        and id = (select coalesce(merged_into, id) from works where slug = $2)),
    ${versions}
    select '[' || row_to_json(one)::text || ']' as json from (
      select work.id, work.slug, work.kind, work.title, work.native_title, work.synopsis, work.year, work.season,
        work.airing, work.source, work.expected_episodes,
        (select coalesce(json_agg(json_build_object('language', t.language, 'kind', t.kind, 'title', t.title)
           order by t.position, t.id), '[]') from work_titles t where t.work_id = work.id) as titles,
        (select coalesce(json_agg(json_build_object('slug', s.slug, 'name', s.name, 'native_name', s.native_name)
           order by ws.position, s.id), '[]')
           from work_studios ws join studios s on s.id = ws.studio_id where ws.work_id = work.id) as studios,
        (select coalesce(json_agg(row_to_json(related)), '[]') from (
           select ${relationSeenFrom('work.id')} as relation, ${workCardColumns}
           from work_relations r
           join works w on w.id = case when r.from_id = work.id then r.to_id else r.from_id end and w.state = 'published'
           ${firstStill('w.id')}
           where work.id in (r.from_id, r.to_id) order by w.year nulls last, w.title, w.id) related) as relations,
        (select coalesce(json_agg(row_to_json(sibling)), '[]') from (
           select ${workCardColumns} from works w ${firstStill('w.id')}
           where w.series_id = work.series_id and w.state = 'published' order by w.series_position) sibling) as series,
        (select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'number', trim_scale(e.number),
           'title', e.title, 'native_title', e.native_title, 'aired_on', e.aired_on,
           'versions', coalesce(versions.list, '[]')) order by e.kind collate "C", e.number), '[]')
           from episodes e left join versions on versions.episode_id = e.id where e.work_id = work.id) as episodes
      from work) one`;
  return json(await db.query(text, [base, slug], 'published_work'));
}

/** A page of published works, the latest added first, as JSON text of the contract's `WorkCard`s. */
export async function latestWorks(db: Executor, base: string, page: number): Promise<string> {
  const text = `
    select coalesce(json_agg(row_to_json(card)), '[]')::text as json from (
      select ${workCardColumns}
      from (select * from works where state = 'published'
        order by created_at desc, id desc limit $2 offset $3) w ${firstStill('w.id')}
      order by w.created_at desc, w.id desc) card`;
  const size = limits.worksPageSize;
  return json(await db.query(text, [base, size, (page - 1) * size], 'latest_works'));
}

/** The neighbour of the episode `me`: of those before it the last, or of those after it the first. */
const neighbour = (side: 'before' | 'after'): string => `
  (select row_to_json(one) from (
     select e.kind, trim_scale(e.number) as number, e.title, e.native_title, v.id as video_id, v.slug,
       v.playback_state, ${stillOf}
     from episodes e join episode_versions ev on ev.episode_id = e.id join published_videos v on v.id = ev.video_id
     where e.work_id = me.work_id and e.kind = me.kind and e.number ${side === 'before' ? '<' : '>'} me.number
     order by e.number ${side === 'before' ? 'desc' : ''},
       (v.audio_language is not distinct from me.audio_language) desc, (ev.cut = me.cut) desc, v.id limit 1) one)`;

/** JSON text of the contract's `EpisodeOfVideo` in a list of one, or of none. */
export async function episodeOfVideo(db: Executor, base: string, videoId: string): Promise<string> {
  const text = `
    with me as materialized (
      select e.id, e.work_id, e.kind, e.number, e.title, e.native_title, ev.cut, v.audio_language
      from episode_versions ev join episodes e on e.id = ev.episode_id
      join published_videos v on v.id = ev.video_id where ev.video_id = $2)
    select coalesce(json_agg(row_to_json(found)), '[]')::text as json from (
      select json_build_object('slug', w.slug, 'title', w.title, 'kind', w.kind) as work,
        me.kind, trim_scale(me.number) as number, me.title, me.native_title,
        ${neighbour('before')} as previous, ${neighbour('after')} as next,
        (select json_agg(json_build_object('video_id', v.id, 'slug', v.slug, 'cut', ev.cut,
           'release_group', ev.release_group, 'audio_language', v.audio_language,
           'subtitle_languages', v.subtitle_languages) order by v.audio_language nulls last, ev.cut desc, v.id)
           from episode_versions ev join published_videos v on v.id = ev.video_id
           where ev.episode_id = me.id) as versions,
        ${skipsOfMe} as skips
      from me join works w on w.id = me.work_id and w.state = 'published') found`;
  return json(await db.query(text, [base, videoId], 'episode_of_video'));
}
