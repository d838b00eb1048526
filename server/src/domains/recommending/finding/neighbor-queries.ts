import type { Executor } from '../../../platform/db/database.ts';
import { recommendingWeights as weights } from '../weights.ts';

/** Condition: a member has not switched recommendations off, so what they do says something about videos. */
const counts = (member: string): string =>
  `not exists (select from taste_settings s where s.member_id = ${member} and s.is_off)`;

/** Counts who watched all videos. Answers nothing: it is one statement. */
export async function countAudiences(db: Executor): Promise<void> {
  await db.query(
    `insert into video_audiences as a (video_id, members)
     select w.video_id, count(*) from watched_by_members w where ${counts('w.member_id')}
     -- In the order of their keys, as the same rows are written for a few: whoever comes second waits, and nobody for ever.
     group by w.video_id order by w.video_id
     on conflict (video_id) do update set members = excluded.members where a.members <> excluded.members`,
  );
}

/** The same for a few. */
async function countAudiencesOf(db: Executor, videoIds: readonly string[]): Promise<void> {
  await db.query(
    `insert into video_audiences (video_id, members)
     select v.id, (select count(*) from watched_by_members w where w.video_id = v.id and ${counts('w.member_id')})
     from published_videos v where v.id = any ($1::uuid[]) order by v.id
     on conflict (video_id) do update set members = excluded.members`,
    [videoIds],
    'count_audiences_of',
  );
}

/** What members who watched or like a video watched and like beside it, and what stands with it in playlists. */
const together = `
  fans as (
    select a.id as video_id, f.member_id
    from asked a cross join lateral (
      (select w.member_id from watched_by_members w where w.video_id = a.id
       order by w.watched_at desc limit ${weights.watchersAsked})
      union (select l.member_id from liked_videos l where l.video_id = a.id limit ${weights.likersAsked})) f
    where ${counts('f.member_id')}
  ),
  baskets as materialized (
    select f.video_id, b.ids, b.weights
    from fans f cross join lateral (
      -- Each video once, however often one member says something of it.
      select array_agg(o.video_id) as ids, array_agg(o.weight) as weights
      from (
        select said.video_id, sum(said.weight)::real as weight from (
          (select w.video_id, case when w.seen_at is null then ${weights.begun} else ${weights.seen} end as weight
           from watched_by_members w where w.member_id = f.member_id
           order by w.watched_at desc, w.video_id desc limit ${weights.lastWatched})
          union all
          (select l.video_id, ${weights.liked} from newest_liked(f.member_id, ${weights.lastLiked}) l)) said
        group by said.video_id) o
    ) b
    where f.video_id = any (b.ids)
  ),
  asked_of as (select video_id, count(*) as members from baskets group by video_id),
  -- What fewer than a few members agree on would say of them what they watched.
  met as (
    select m.video_id, m.other_id, sum(m.weight) as weight
    from (
      select b.video_id, o.id as other_id, sum(o.weight) as weight
      from baskets b cross join lateral unnest(b.ids, b.weights) o (id, weight)
      group by b.video_id, o.id having count(*) >= ${weights.leastTogether}
      union all
      select a.id, o.video_id, ${weights.listedTogether} * count(*)
      from asked a cross join lateral (
        select p.playlist_id, p.owner_id from shown_playlist_videos p where p.video_id = a.id and ${counts('p.owner_id')} limit 30) p
      cross join lateral (
        select e.video_id from shown_playlist_videos e where e.playlist_id = p.playlist_id order by e.position limit 60) o
      group by a.id, o.video_id having count(distinct p.owner_id) >= ${weights.leastTogether}
    ) m
    where m.other_id <> m.video_id group by m.video_id, m.other_id
  ),
  together as materialized (
    select t.video_id, t.other_id, t.score
    from (
      select t.*, row_number() over (partition by t.video_id order by t.score desc, t.other_id) as place
      from (
        select m.video_id, m.other_id,
          m.weight / (m.weight + ${weights.doubt}) * m.weight / greatest(coalesce(f.members, 1), 1)
            * power(greatest(a.members, 1)::float8 / greatest(others.members, 1), ${weights.popularity}) as score
        from met m
        left join asked_of f on f.video_id = m.video_id
        join asked a on a.id = m.video_id
        left join video_audiences others on others.video_id = m.other_id
      ) t
    ) t where t.place <= 3 * ${weights.neighbors}
  )`;

/**
 * What shares something with a video, of everything that does: of each of its rarest tags those that follow it in the order of ids,
 * so that every video is found from somewhere, and the newest; what is by the same studio, uploader and of the same story.
 */
const kin = `
  tag_weights as materialized (
    select n.id as tag_id, ln(1 + $2::float8 / (1 + n.video_count)) as weight,
      n.video_count
    from tag_names n where n.video_count > 0
  ),
  own_tags as materialized (
    select a.id as video_id, t.tag_id, w.weight,
      row_number() over (partition by a.id order by w.video_count, t.tag_id) as rarity
    from asked a join tagged_videos t on t.video_id = a.id join tag_weights w on w.tag_id = t.tag_id
  ),
  own_works as materialized (
    select a.id as video_id, w.work_id, w.series_id from asked a join videos_of_works w on w.video_id = a.id
  ),
  kin as (
    select o.video_id, k.video_id as other_id
    from own_tags o cross join lateral (
      (select t.video_id from tagged_videos t where t.tag_id = o.tag_id and t.video_id > o.video_id
       order by t.tag_id, t.video_id limit 30)
      union all
      (select t.video_id from tagged_videos t where t.tag_id = o.tag_id
       order by t.published_at desc, t.video_id desc limit 6)) k
    where o.rarity <= 5
    union
    select a.id, k.id from asked a cross join lateral (
      select v.id from published_videos v where v.uploader_id = a.uploader_id
      order by v.published_at desc, v.id desc limit 12) k
    union
    select o.video_id, k.video_id
    from own_works o cross join lateral (
      select w.video_id from studios_of_works s join studios_of_works x on x.studio_id = s.studio_id and x.work_id <> s.work_id
      join videos_of_works w on w.work_id = x.work_id where s.work_id = o.work_id limit 40) k
    union
    select o.video_id, w.video_id from own_works o join videos_of_works w on w.series_id = o.series_id and w.work_id <> o.work_id
    union
    select t.video_id, t.other_id from together t
  ),
  likeness as (
    select k.video_id, k.other_id,
      coalesce(sum(w.weight) filter (where o.tag_id is not null), 0) as shared, sqrt(sum(w.weight)) as length
    from kin k
    left join tagged_videos t on t.video_id = k.other_id
    left join tag_weights w on w.tag_id = t.tag_id
    left join own_tags o on o.video_id = k.video_id and o.tag_id = t.tag_id
    where k.other_id <> k.video_id
    group by k.video_id, k.other_id
  ),
  own_lengths as (select video_id, sqrt(sum(weight)) as length from own_tags group by video_id),
  scored as (
    select l.video_id, l.other_id, w.work_id, v.published_at, coalesce(others.members, 0) as others_members,
      coalesce(t.score, 0) as together_score,
      ${weights.tags} * case when l.shared > 0 then l.shared / (l.length * own.length) else 0 end
        + case when v.uploader_id = a.uploader_id then ${weights.uploader} else 0 end
        + case when ow.series_id = w.series_id then ${weights.story} else 0 end
        + case when ow.work_id is not null and w.work_id is not null and exists (
            select from studios_of_works s join studios_of_works x on x.studio_id = s.studio_id and x.work_id = w.work_id
            where s.work_id = ow.work_id) then ${weights.studio} else 0 end as facts_score,
      ${weights.facts} + ${weights.factsAlone} * exp(-least(a.members / ${weights.factsAloneMembers}::float8, 40)) as facts_weight
    from likeness l
    join asked a on a.id = l.video_id
    join published_videos v on v.id = l.other_id
    left join own_lengths own on own.video_id = l.video_id
    left join own_works ow on ow.video_id = l.video_id
    left join videos_of_works w on w.video_id = l.other_id
    left join video_audiences others on others.video_id = l.other_id
    left join together t on t.video_id = l.video_id and t.other_id = l.other_id
    where ow.work_id is null or w.work_id is null or w.work_id <> ow.work_id
  )`;

/** Of one series two at most; the most alike, and among them what hardly anybody has watched yet. */
const chosen = `
  ranked as (
    select s.*, ${weights.together} * s.together_score + s.facts_weight * s.facts_score as score,
      s.others_members < ${weights.newMembers} or s.published_at > now() - interval '${weights.newDays} days' as is_new
    from scored s
  ),
  of_works as (
    select r.*, case when r.work_id is null then 1
      else row_number() over (partition by r.video_id, r.work_id order by r.score desc, r.other_id) end as of_work
    from ranked r where r.score > 0
  ),
  placed as (
    select o.*, row_number() over (partition by o.video_id order by o.score desc, o.other_id) as place,
      row_number() over (partition by o.video_id, o.is_new order by o.score desc, o.other_id) as place_of_new
    from of_works o where o.of_work <= ${weights.ofOneWork}
  ),
  chosen as (
    select p.video_id, p.other_id, p.score from placed p
    where p.place <= ${weights.neighbors - weights.newNeighbors} or (p.is_new and p.place_of_new <= ${weights.newNeighbors})
  )`;

/** Finds the neighbours of these videos anew, of so many that there are; those that are not published have none. */
export async function findNeighborsOf(
  db: Executor,
  videoIds: readonly string[],
  videos: number,
): Promise<void> {
  await countAudiencesOf(db, videoIds);
  await db.query(
    `delete from video_neighbors n where n.video_id = any ($1::uuid[])
       and not exists (select from published_videos v where v.id = n.video_id)`,
    [videoIds],
    'drop_neighbors_of_unpublished',
  );
  await db.query(
    `with asked as materialized (
       select v.id, v.uploader_id, coalesce(n.members, 0) as members
       from published_videos v left join video_audiences n on n.video_id = v.id where v.id = any ($1::uuid[])),
     ${together}, ${kin}, ${chosen}
     insert into video_neighbors (video_id, neighbor_ids, scores, made_at)
     select a.id, coalesce(array_agg(c.other_id order by c.score desc, c.other_id) filter (where c.other_id is not null), '{}'),
       coalesce(array_agg(c.score::real order by c.score desc, c.other_id) filter (where c.other_id is not null), '{}'), now()
     from asked a left join chosen c on c.video_id = a.id group by a.id order by a.id
     on conflict (video_id) do update
       set neighbor_ids = excluded.neighbor_ids, scores = excluded.scores, made_at = excluded.made_at`,
    [videoIds, videos],
    'find_neighbors_of',
  );
}

/** Published videos after one, by their ids. */
export const videosAfter = async (
  db: Executor,
  after: string,
  until: string,
  limit: number,
): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      'select id from published_videos where id > $1 and id <= $2 order by id limit $3',
      [after, until, limit],
      'videos_to_find_neighbors_of',
    )
  ).map(({ id }) => id);

/** How many published videos there are, and one with about as many before as after it, in the order of ids. */
export const allVideos = async (db: Executor): Promise<{ count: number; middle: string }> => {
  const [row] = await db.query<{ count: number; middle: string | null }>(
    `select count(*)::int as count, percentile_disc(0.5) within group (order by id) as middle from published_videos`,
  );
  return { count: row!.count, middle: row!.middle ?? '80000000-0000-0000-0000-000000000000' };
};

/** Of which published works these videos are episodes. */
export const publishedWorksOf = async (db: Executor, videoIds: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ work_id: string }>(
      'select distinct work_id from videos_of_works where video_id = any ($1::uuid[]) order by work_id',
      [videoIds],
      'works_to_find_neighbors_of',
    )
  ).map(({ work_id }) => work_id);
