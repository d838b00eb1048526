import { limits } from '#contract/limits.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inPlace } from '../../platform/places/in-place.ts';
import { offsetsOf } from './aligning/offset-queries.ts';
import { skipsOfMe } from './skipping/skip-queries.ts';
import { firstStill, relationSeenFrom, stillOf, workCardColumns } from './work-columns-queries.ts';

const json = (rows: { json: string }[]): string => rows[0]?.json ?? '[]';

/** Published videos that are versions of the episode `e`, as the contract's `EpisodeVersion`s. */
const versionsOf = `
  (select coalesce(json_agg(row_to_json(version)), '[]') from (
     select v.id as video_id, v.slug, ev.cut, ev.release_group, v.audio_language, v.subtitle_languages,
       v.duration_seconds, v.quality, v.playback_state, ${stillOf}
     from episode_versions ev join published_videos v on v.id = ev.video_id
     where ev.episode_id = e.id
     order by v.audio_language collate "C" nulls last, ev.cut collate "C" desc, v.id) version)`;

/**
 * JSON text of the contract's `Work` with a page of its episodes, in a list of one, or of none. Only what is on the page is made
 * into JSON: of hundreds of episodes that is most of the work. A work that was merged answers with what it is now.
 */
export async function publishedWork(db: Executor, base: string, slug: string, page: number): Promise<string> {
  const size = limits.episodesPageSize;
  const text = `
    with work as materialized (
      select * from works where state = 'published'
        and id = (select coalesce(merged_into, id) from works where slug = $2)),
    listed as materialized (
      select e.id, e.kind, e.number, row_number() over (order by e.kind collate "C", e.number) - 1 as place
      from episodes e where e.work_id = (select id from work))
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
           join works w on w.id = case when r.from_id = work.id then r.to_id else r.from_id end and w.state = 'published' ${inPlace('work', 'w.id')}
           ${firstStill('w.id')}
           where work.id in (r.from_id, r.to_id) order by w.year nulls last, w.title, w.id) related) as relations,
        (select coalesce(json_agg(row_to_json(sibling)), '[]') from (
           select ${workCardColumns} from works w ${firstStill('w.id')}
           where w.series_id = work.series_id and w.state = 'published' ${inPlace('work', 'w.id')} order by w.series_position) sibling) as series,
        json_build_object('planned', work.planned_by, 'watching', work.watched_by, 'completed', work.completed_by) as lists,
        (select coalesce(max(place), -1) + 1 from listed where kind = 'regular') as episodes_listed,
        (select row_to_json(start) from (
           select e.kind, trim_scale(e.number) as number, e.title, e.native_title, v.id as video_id, v.slug,
             v.playback_state, ${stillOf}
           from episodes e join episode_versions ev on ev.episode_id = e.id
           join published_videos v on v.id = ev.video_id
           where e.work_id = work.id
           order by e.kind, e.number, v.audio_language collate "C" nulls last, ev.cut collate "C" desc, v.id limit 1) start) as first,
        $4::integer as page,
        (select coalesce(json_agg(row_to_json(bounds)), '[]') from (
           select json_build_object('kind', e.kind, 'number', trim_scale(e.number)) as first,
             json_build_object('kind', l.kind, 'number', trim_scale(l.number)) as last
           from listed e join listed l
             on l.place = least(e.place + $3 - 1, (select max(place) from listed))
           where e.place % $3 = 0 order by e.place) bounds) as pages,
        (select coalesce(json_agg(row_to_json(episode)), '[]') from (
           select e.id, e.kind, trim_scale(e.number) as number, e.title, e.native_title, e.aired_on,
             ${versionsOf} as versions
           from listed l join episodes e on e.id = l.id
           where l.place >= ($4 - 1) * $3 and l.place < $4 * $3 order by l.place) episode) as episodes
      from work) one`;
  return json(await db.query(text, [base, slug, size, page], 'published_work'));
}

/** A page of published works, the latest added first, as JSON text of the contract's `WorkCard`s. */
export async function latestWorks(db: Executor, base: string, page: number): Promise<string> {
  const text = `
    select coalesce(json_agg(row_to_json(card)), '[]')::text as json from (
      select ${workCardColumns}
      from (select * from works where state = 'published' ${inPlace('work', 'works.id')}
        order by created_at desc, id desc limit $2 offset $3) w ${firstStill('w.id')}
      order by w.created_at desc, w.id desc) card`;
  const size = limits.worksPageSize;
  return json(await db.query(text, [base, size, (page - 1) * size], 'latest_works'));
}

const beside = {
  before: ['and e.kind = me.kind and e.number < me.number', 'e.number desc'],
  after: ['and e.kind = me.kind and e.number > me.number', 'e.number'],
  first: ['', 'e.kind collate "C", e.number'],
} as const;

/** The episode before or after `me`, or the first of its work. */
const neighbour = (which: keyof typeof beside): string => `
  (select row_to_json(one) from (
     select e.kind, trim_scale(e.number) as number, e.title, e.native_title, v.id as video_id, v.slug,
       v.playback_state, ${stillOf}
     from episodes e join episode_versions ev on ev.episode_id = e.id join published_videos v on v.id = ev.video_id
     where e.work_id = me.work_id ${beside[which][0]}
     order by ${beside[which][1]},
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
        ${neighbour('before')} as previous, ${neighbour('after')} as next, ${neighbour('first')} as first,
        1 + (select count(*) from episodes e where e.work_id = me.work_id
          and (e.kind collate "C", e.number) < (me.kind collate "C", me.number)) / $3::integer as page,
        (select json_agg(json_build_object('video_id', v.id, 'slug', v.slug, 'cut', ev.cut,
           'release_group', ev.release_group, 'audio_language', v.audio_language,
           'subtitle_languages', v.subtitle_languages, 'offsets', ${offsetsOf}) order by v.audio_language nulls last, ev.cut desc, v.id)
           from episode_versions ev join published_videos v on v.id = ev.video_id
           where ev.episode_id = me.id) as versions,
        ${skipsOfMe} as skips
      from me join works w on w.id = me.work_id and w.state = 'published') found`;
  return json(await db.query(text, [base, videoId, limits.episodesPageSize], 'episode_of_video'));
}

/** The works in which these videos are episodes. */
export const worksOfVideos = async (db: Executor, videoIds: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ work_id: string }>(
      `select distinct e.work_id from episode_versions ev join episodes e on e.id = ev.episode_id
       where ev.video_id = any ($1::uuid[])`,
      [videoIds],
    )
  ).map(({ work_id: id }) => id);
