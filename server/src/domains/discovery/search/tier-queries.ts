import type { Executor } from '../../../platform/db/database.ts';
import { searchWeights as weights } from './search-weights.ts';

/** A million views double it; being published today adds a quarter, which fades over two months. */
export const lift = `(1 + ${weights.views} * ln(1 + v.view_count))
  * (1 + ${weights.fresh} * exp(-greatest(0, extract(epoch from now() - v.published_at)) / (${weights.freshDays} * 86400)))`;

/** All tiers, the best videos in the first. A search reads one only where those before it did not fill its page. */
export const tiers = [0, 1, 2, 3, 4, 5];
/** How many stand in the upper tiers and those before them, by popularity and freshness. A row stays where it is within a quarter of a border. */
const tierBorders = [512, 4096, 32_768];
/** Places up to which a video can stand in an upper tier. */
const lastPlace = 1.25 * tierBorders.at(-1)!;
/** The first of the lower tiers, in which the rest stand by their views alone. */
const firstLower = tierBorders.length;
/** How many stand in the lower tiers and those before them; the rest are in the last. */
const lowerBorders = [131_072, 524_288];

/** The lower tier of a video, a row `v`. */
export const lowerTier = `(${firstLower} + (select count(*) from search_tier_bounds b where v.view_count < b.views))::smallint`;

/** Sets the bounds of the lower tiers where they have moved by more than a tenth. */
export async function boundLowerTiers(db: Executor): Promise<void> {
  await db.query(
    `with bounds as (
       select (select view_count from published_videos order by view_count desc, id desc offset n limit 1) as views
       from unnest(array[${lowerBorders}]) n
     ), gone as (
       delete from search_tier_bounds old
       where not exists (select from bounds b where b.views between 0.9 * old.views and 1.1 * old.views)
     )
     insert into search_tier_bounds
     select distinct views from bounds b where views > 0
       and not exists (select from search_tier_bounds old where b.views between 0.9 * old.views and 1.1 * old.views)
     on conflict do nothing`,
  );
}
/**
 * Three points are what about twenty views give; they fade within weeks, so that new videos appear among the
 * watched ones.
 */
export const standing = (row: string): string =>
  `${row}.popularity + 3 * exp(-greatest(0, extract(epoch from now() - ${row}.published_at)) / (14 * 86400))`;
/** Then what is left of them no longer matters. */
const freshFor = '70 days';

const tierOf = (place: string, lower: string): string =>
  `case ${tierBorders.map((border, tier) => `when ${place} <= ${border} then ${tier}`).join(' ')} else ${lower} end`;

/** Whatever stands in an upper tier, or could: a part of a large catalogue, however large. */
const contenders = `
  select video_id from video_search where tier < ${firstLower}
  union select id from (
    select id from published_videos order by view_count desc, id desc limit ${lastPlace}) watched
  union select video_id from video_search where published_at > now() - interval '${freshFor}'`;

/** Videos whose tier no longer matches their popularity and freshness. */
export async function misplacedVideos(db: Executor): Promise<{ id: string; tier: number }[]> {
  return db.query<{ id: string; tier: number }>(
    `select r.video_id as id, ${tierOf('place', lowerTier)} as tier from (
       select video_id, tier, row_number() over (order by ${standing('video_search')} desc, video_id) as place
       from video_search join (${contenders}) contenders using (video_id)
     ) r join published_videos v on v.id = r.video_id
     where least(tier, ${firstLower}) not between ${tierOf('place * 0.8', `${firstLower}`)} and ${tierOf('place * 1.25', `${firstLower}`)}`,
  );
}

export async function moveToTiers(
  db: Executor,
  videos: readonly { id: string; tier: number }[],
): Promise<void> {
  await db.query(
    `update video_search s set tier = n.tier from unnest($1::uuid[], $2::smallint[]) as n(id, tier) where s.video_id = n.id`,
    [videos.map((video) => video.id), videos.map((video) => video.tier)],
  );
}

/** The best of a draft of the index into their tiers, before it has indexes that would be written to. */
export async function placeDraft(db: Executor): Promise<void> {
  await db.query(
    `update video_search_draft s set tier = ${tierOf('best.place', '3')} from (
       select video_id, row_number() over (order by ${standing('video_search_draft')} desc, video_id) as place from video_search_draft
     ) best where best.video_id = s.video_id and best.place <= ${tierBorders.at(-1)}`,
  );
}

/**
 * Videos whose popularity or freshness has changed enough to matter, or whose lower tier: of those that stand high, or could, and of one
 * twenty-fourth of all others, another one each hour.
 */
export async function videosToLift(db: Executor): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with hour as (select floor(extract(epoch from now()) / 3600)::integer % 24 as number), looked_at as (
       ${contenders}
       union select id from published_videos, hour
         where shuffle >= number / 24.0 and shuffle < (number + 1) / 24.0
     )
     select v.id from looked_at join video_search s using (video_id) join published_videos v on v.id = s.video_id
     where abs(s.popularity - ln(1 + v.view_count)) > 0.1 or abs(s.lift - ${lift}) > 0.02
       or (s.tier >= ${firstLower} and s.tier <> ${lowerTier})`,
  );
  return rows.map((row) => row.id);
}

export async function liftVideos(db: Executor, videoIds: readonly string[]): Promise<void> {
  await db.query(
    `update video_search s set popularity = ln(1 + v.view_count), lift = ${lift},
       tier = case when s.tier < ${firstLower} then s.tier else ${lowerTier} end
     from published_videos v where v.id = s.video_id and v.id = any($1::uuid[])`,
    [videoIds],
  );
}
