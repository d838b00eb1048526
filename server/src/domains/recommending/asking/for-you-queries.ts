import type { ForYouCard } from '#contract/recommending.ts';
import type { ReasonKind } from '#contract/wire-values.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { unblocked } from '../../profiles/index.ts';
import { cardsJson } from '../../videos/index.ts';
import { recommendingWeights as weights } from '../weights.ts';
import type { Candidate } from './for-you-rules.ts';

/** Condition: the member of $1 neither watched nor dislikes it. */
const isNew = (video: string): string =>
  `not exists (select from watched_by_members h where h.member_id = $1 and h.video_id = ${video})
    and not exists (select from disliked_videos d where d.member_id = $1 and d.video_id = ${video})`;

/**
 * What is like what a member watched last, likes and rated well, and what is new. What they watched, dislike or asked to see less of
 * is left out, and what is by somebody whom they blocked or who blocked them.
 */
const candidates = `
  with seeds as materialized (
    select row_number() over () as number, s.* from (
      (select w.video_id, 'watched' as kind, w.video_id as seed_id,
         (case when w.seen_at is null then ${weights.begun} else ${weights.seen} end)
           * power(${weights.older}, row_number() over (order by w.watched_at desc, w.video_id desc) - 1) as weight
       from watched_by_members w where w.member_id = $1
       order by w.watched_at desc, w.video_id desc limit ${weights.seedsWatched})
      union all
      (select l.video_id, 'liked', l.video_id,
         ${weights.liked} * power(${weights.older}, row_number() over (order by l.liked_at desc, l.video_id desc) - 1)
       from newest_liked($1, ${weights.seedsLiked}) l)
      union all
      (select e.video_id, 'listed', l.work_id, ${weights.liked} * coalesce(l.score, ${weights.goodScore}) / 100.0
       from (
         select work_id, score from listed_works where member_id = $1
           and (score >= ${weights.goodScore} or (score is null and status in ('completed', 'rewatching')))
         order by updated_at desc, work_id limit ${weights.seedsListed}) l
       cross join lateral (
         select video_id from videos_of_works where work_id = l.work_id order by kind, number, video_id limit 1) e)
    ) s where s.video_id <> all ($3::uuid[])
    union all
    select 0, o.id, 'less', o.id, ${weights.less} from unnest($3::uuid[]) o (id)
  ),
  -- The number of the seed that a video is most like stands in the last six bits of how much it is: there are fewer than 64.
  summed as (
    select n.id, sum(s.weight * n.score) as score, max((s.weight * n.score * 1e9)::bigint * 64 + s.number) & 63 as number
    from seeds s join video_neighbors x on x.video_id = s.video_id
    cross join lateral unnest(x.neighbor_ids[1:${weights.neighborsOfSeed}], x.scores[1:${weights.neighborsOfSeed}]) n (id, score)
    group by n.id
    having sum(s.weight * n.score) > 0
  ),
  -- Who watched much knows most of what is like it: it takes no places here.
  merged as materialized (
    select m.* from summed m where ${isNew('m.id')} order by m.score desc, m.id limit $4
  ),
  found as (
    select m.id, m.score, s.kind, s.seed_id from merged m join seeds s on s.number = m.number and s.number > 0
    union all
    (select v.id, 0, 'new', null from published_videos v
     where v.published_at > now() - interval '${weights.newDays} days' and exists (select from seeds where number > 0)
       and ${isNew('v.id')}
     order by v.published_at desc, v.id desc limit $4 / 6)
  )
  select distinct on (f.id) f.id, v.uploader_id, w.work_id, v.duration_seconds, f.score::float8 as score,
    v.published_at > now() - interval '${weights.newDays} days' or coalesce(a.members, 0) < ${weights.newMembers} as is_new,
    f.kind, f.seed_id
  from found f join published_videos v on v.id = f.id
  left join videos_of_works w on w.video_id = f.id
  left join video_audiences a on a.video_id = f.id
  where not v.shield_keys && $2::bigint[] and v.id <> all ($3::uuid[]) and v.uploader_id is distinct from $1
    and (v.uploader_id is null or ${unblocked('v.uploader_id', '$1::uuid')})
  order by f.id, f.score desc`;

export const candidatesFor = (
  db: Executor,
  memberId: string,
  { hidden, less }: { hidden: readonly string[]; less: readonly string[] },
  ranked: number,
): Promise<Candidate[]> =>
  db.query<Candidate>(candidates, [memberId, hidden, less, ranked], 'candidates_for_you');

/** A card and why it is shown. */
export interface ChosenCard {
  id: string;
  kind: ReasonKind | null;
  seedId: string | null;
}

const cards = cardsJson(
  `select v.*, page.position,
     case when page.kind = 'new' then json_build_object('kind', 'new', 'title', null, 'slug', null)
       when coalesce(s.id, w.id) is not null then json_build_object('kind', page.kind,
         'title', coalesce(s.title, w.title), 'slug', coalesce(s.slug, w.slug)) end as reason
   from unnest($2::uuid[], $3::text[], $4::uuid[]) with ordinality as page (id, kind, seed_id, position)
   join published_videos v on v.id = page.id
   left join published_videos s on s.id = page.seed_id and page.kind <> 'listed'
   left join published_works w on w.id = page.seed_id and page.kind = 'listed'`,
  `, v.reason, (select coalesce(json_agg(json_build_object('name', t.name, 'slug', t.slug)), '[]') from (
     select n.name, n.slug from tagged_videos x join tag_names n on n.id = x.tag_id where x.video_id = v.id limit 4) t) as tags`,
);
/** The contract's `ForYouCard`s of these. */
export async function reasonedCards(
  db: Executor,
  base: string,
  chosen: readonly ChosenCard[],
): Promise<ForYouCard[]> {
  const rows = await db.query<{ json: string }>(
    cards,
    [base, chosen.map(({ id }) => id), chosen.map(({ kind }) => kind), chosen.map(({ seedId }) => seedId)],
    'reasoned_cards',
  );
  return JSON.parse(rows[0]?.json ?? '[]') as ForYouCard[];
}

/** What is watched most these days: it depends on nobody. */
export const popularIds = async (db: Executor, limit: number, offset: number): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      'select id from published_videos order by trending_score desc, id desc limit $1 offset $2',
      [limit, offset],
      'popular_ids',
    )
  ).map(({ id }) => id);
