import type { Executor } from '../../../platform/db/database.ts';
import { cardsJson } from '../../videos/index.ts';

const jsonOf = (rows: { json: string }[]): string => rows[0]?.json ?? '[]';

/** So many of the videos that a member watched last are looked through for what they go on with. */
const lookedThrough = 300;

/** Whether what was watched of `last` is over: it was seen, and nobody is in the middle of it again. */
const isOver = '(last.seen_at is not null and last.position_seconds is null)';

/** Where to go on after `last`, what a member watched last of a work: with that episode unless it is over, or with the next. */
const goal = (columns: string): string => `
  select ${columns}
  from episodes e join episode_versions ev on ev.episode_id = e.id join published_videos v on v.id = ev.video_id
  where e.work_id = last.work_id and e.kind = last.kind
    and e.number >= last.number and (e.number > last.number or not ${isOver})
  order by e.number, (v.id = last.video_id) desc,
    (v.audio_language is not distinct from last.audio_language) desc, (ev.cut = last.cut) desc, v.id limit 1`;

/** JSON text of the contract's `ContinuedCard`s. */
export async function continuedCards(
  db: Executor,
  base: string,
  memberId: string,
  limit: number,
): Promise<string> {
  const text = `
    with looked as materialized (
      select w.*, k.id as work_id, k.slug as work_slug, k.title as work_title, k.kind as work_kind, e.kind, e.number, ev.cut
      from (select * from watched_videos where member_id = $2
        order by watched_at desc, video_id desc limit ${lookedThrough}) w
      left join episode_versions ev on ev.video_id = w.video_id
      left join episodes e on e.id = ev.episode_id
      left join works k on k.id = e.work_id and k.state = 'published'),
    last_of_works as materialized (
      select latest.*, v.audio_language
      from (select distinct on (work_id) * from looked where work_id is not null
        order by work_id, watched_at desc, video_id desc) latest
      left join published_videos v on v.id = latest.video_id
      where not latest.is_set_aside),
    tiles as (
      select last.watched_at, last.video_id as watched_video_id, goal.video_id, place.position_seconds,
        json_build_object('kind', goal.kind, 'number', trim_scale(goal.number), 'title', goal.title,
          'native_title', goal.native_title, 'work_slug', last.work_slug, 'work_title', last.work_title,
          'work_kind', last.work_kind,
          'is_first', not exists (select from episodes b where b.work_id = last.work_id
            and b.kind = goal.kind and b.number < goal.number)) as episode
      from last_of_works last
      cross join lateral (${goal('v.id as video_id, e.kind, e.number, e.title, e.native_title')}) goal
      left join watched_videos place on place.member_id = $2 and place.video_id = goal.video_id
      union all
      select watched_at, video_id, video_id, position_seconds, null from looked
      where work_id is null and position_seconds is not null and not is_set_aside)
    ${cardsJson(
      `select v.*, t.watched_at, t.watched_video_id, t.position_seconds, t.episode,
         row_number() over (order by t.watched_at desc, t.watched_video_id desc) as position
       from tiles t join published_videos v on v.id = t.video_id
       order by t.watched_at desc, t.watched_video_id desc limit $3`,
      ', v.watched_at, v.position_seconds, v.watched_video_id, v.episode',
    )}`;
  return jsonOf(await db.query(text, [base, memberId, limit], 'continued_cards'));
}

/** JSON text of the contract's `WorkProgress` in a list of one, or of none. */
export async function progressIn(db: Executor, memberId: string, slug: string): Promise<string> {
  const text = `
    with work as materialized (select id from works where slug = $2 and state = 'published'),
    mine as materialized (
      select e.id as episode_id, e.work_id, e.kind, e.number, ev.cut, w.video_id, w.watched_at, w.seen_at,
        w.position_seconds, v.duration_seconds, v.audio_language
      from episodes e join episode_versions ev on ev.episode_id = e.id
      join watched_videos w on w.member_id = $1 and w.video_id = ev.video_id
      left join published_videos v on v.id = w.video_id
      where e.work_id = (select id from work)),
    last as materialized (select * from mine order by watched_at desc, video_id desc limit 1)
    select coalesce(json_agg(row_to_json(found)), '[]')::text as json from (
      select
        (select coalesce(json_agg(row_to_json(marked)), '[]') from (
           select distinct on (episode_id) episode_id,
             bool_or(seen_at is not null) over (partition by episode_id) as is_seen, position_seconds, duration_seconds
           from mine order by episode_id, watched_at desc) marked) as episodes,
        (select row_to_json(next) from (
           select goal.*, place.position_seconds
           from last cross join lateral (${goal('e.kind, trim_scale(e.number) as number, v.id as video_id, v.slug')}) goal
           left join watched_videos place on place.member_id = $1 and place.video_id = goal.video_id) next) as next,
        exists (select from last) as has_begun
      from work) found`;
  return jsonOf(await db.query(text, [memberId, slug], 'work_progress'));
}
