import type { Executor } from '../../../platform/db/database.ts';
import { recommendingWeights as weights } from '../weights.ts';

/** As many episodes of a work, the first ones, and as many members who have it on their list are asked. */
const episodesAsked = 40;
const membersAsked = 200;
const listedWorks = 60;
/** How many lists a work is on is counted up to here. */
const listsCounted = 2000;

/**
 * Finds which works are like these: by the neighbours of their videos, and by the lists of members who think well of them. What is
 * of the same story, or related by name, stands on the page already.
 */
export async function findWorkNeighborsOf(db: Executor, workIds: readonly string[]): Promise<void> {
  await db.query(
    `with asked as materialized (
       select w.id from published_works w where w.id = any ($1::uuid[])),
     by_videos as (
       select e.work_id, o.work_id as other_id, sum(n.score) / count(distinct e.video_id) as score
       from asked a cross join lateral (
         select v.work_id, v.video_id from videos_of_works v where v.work_id = a.id
         order by v.kind, v.number, v.video_id limit ${episodesAsked}) e
       join video_neighbors vn on vn.video_id = e.video_id
       cross join lateral unnest(vn.neighbor_ids, vn.scores) n (id, score)
       join videos_of_works o on o.video_id = n.id and o.work_id <> e.work_id
       group by e.work_id, o.work_id
     ),
     members as materialized (
       select a.id as work_id, l.member_id from asked a cross join lateral (
         select l.member_id from listed_works l where l.work_id = a.id
           and (l.score >= ${weights.goodScore} or (l.score is null and l.status in ('completed', 'rewatching')))
         limit ${membersAsked}) l
       where not exists (select from taste_settings s where s.member_id = l.member_id and s.is_off)
     ),
     asked_of as (select work_id, count(*) as members from members group by work_id),
     -- What fewer than a few members agree on would say of them what is on their lists.
     by_lists as materialized (
       select m.work_id, o.work_id as other_id, count(*) as members
       from members m cross join lateral (
         select l.work_id from listed_works l where l.member_id = m.member_id and l.work_id <> m.work_id
           and (l.score >= ${weights.goodScore} or (l.score is null and l.status in ('completed', 'rewatching')))
         order by l.updated_at desc limit ${listedWorks}) o
       group by m.work_id, o.work_id having count(*) >= ${weights.leastTogether}
     ),
     sizes as materialized (
       select o.other_id, greatest(1, c.size) as size from (select distinct other_id from by_lists) o cross join lateral (
         select count(*) as size from (
           select from listed_works c where c.work_id = o.other_id limit ${listsCounted}) c) c
     ),
     scored as (
       select work_id, other_id, sum(score) as score from (
         select work_id, other_id, score from by_videos
         union all
         select l.work_id, l.other_id, l.members / (l.members + ${weights.doubt}::float8) * l.members / sqrt(f.members * z.size)
         from by_lists l join asked_of f on f.work_id = l.work_id join sizes z on z.other_id = l.other_id) s
       group by work_id, other_id
     ),
     beside as materialized (select b.work_id, b.other_id from asked a join works_beside b on b.work_id = a.id),
     placed as (
       select s.*, row_number() over (partition by s.work_id order by s.score desc, s.other_id) as place
       from scored s join published_works w on w.id = s.other_id
       where s.score > 0 and not exists (select from beside b where b.work_id = s.work_id and b.other_id = s.other_id)
     )
     insert into work_neighbors (work_id, neighbor_ids, scores, made_at)
     select a.id, coalesce(array_agg(p.other_id order by p.place) filter (where p.other_id is not null), '{}'),
       coalesce(array_agg(p.score::real order by p.place) filter (where p.other_id is not null), '{}'), now()
     from asked a left join placed p on p.work_id = a.id and p.place <= ${weights.neighbors}
     group by a.id order by a.id
     on conflict (work_id) do update
       set neighbor_ids = excluded.neighbor_ids, scores = excluded.scores, made_at = excluded.made_at`,
    [workIds],
    'find_work_neighbors_of',
  );
}

/** Published works after one, by their ids. */
export const worksAfter = async (db: Executor, after: string, limit: number): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      'select id from published_works where id > $1 order by id limit $2',
      [after, limit],
      'works_after',
    )
  ).map(({ id }) => id);
