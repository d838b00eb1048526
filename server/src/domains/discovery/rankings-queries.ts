import type { Executor } from '../../platform/db/database.ts';
import { inPlace } from '../../platform/places/in-place.ts';
import { cardsJson, videosOf } from '../videos/index.ts';

/** Periods of the rankings by distinct viewers; `trending` is a separate ranking. */
export type RankedPeriod = 'today' | 'week' | 'month' | 'all_time';

const viewersColumns: Readonly<Record<RankedPeriod, string>> = {
  today: 'viewers_today',
  week: 'viewers_week',
  month: 'viewers_month',
  all_time: 'viewers_all_time',
};

const json = (rows: { json: string }[]): string => rows[0]?.json ?? '[]';

/**
 * Stored as a logarithm on the scale of days since 1970; reported as viewers, each weighing half as much a
 * day later.
 */
const trendingScore = `round(power(2::float8,
  greatest(v.trending_score - extract(epoch from now())::float8 / 86400, -1000))::numeric, 4)::float8 as trending_score`;
const rankColumns = `, v.position::int as rank, ${trendingScore}`;

/** Most watched videos of a period; `view_count` of a row is its distinct viewers a day, summed over the period. */
export async function rankedCards(
  db: Executor,
  base: string,
  period: RankedPeriod,
  limit: number,
): Promise<string> {
  const viewers = `p.${viewersColumns[period]}`;
  const listed = videosOf(`
    select p.video_id from video_popularity p join published_videos v on v.id = p.video_id
    where ${viewers} > 0
    order by ${viewers} desc, p.video_id desc limit $2`);
  const pick = `select v.*, ${viewers} as viewers from (${listed}) v join video_popularity p on p.video_id = v.id`;
  const text = cardsJson(pick, rankColumns, 'v.viewers');
  return json(await db.query(text, [base, limit], `ranked_cards_${period}`));
}

export async function trendingCards(db: Executor, base: string, limit: number): Promise<string> {
  const pick = videosOf(`
    select v.id from published_videos v where v.trending_score > 0
    order by v.trending_score desc, v.id desc limit $2`);
  return json(await db.query(cardsJson(pick, rankColumns), [base, limit], 'trending_cards'));
}

/**
 * The most viewed videos of each category, or of the one with this slug, category by category; videos without
 * a category or in a hidden one are left out.
 */
export async function mostViewedOfCategories(
  db: Executor,
  base: string,
  { categories, each, slug }: { categories: number; each: number; slug: string | null },
): Promise<string> {
  const pick = videosOf(`
    select v.id
    from (
      select id, sort_position, name from categories
      where not is_hidden and video_count > 0 and ($4::text is null or slug = $4) ${inPlace('category', 'categories.id')}
      order by sort_position, lower(name) limit $2
    ) c cross join lateral (
      select v.id, v.view_count from published_videos v
      where v.category_id = c.id
      order by v.view_count desc, v.id desc limit $3
    ) v
    order by c.sort_position, lower(c.name), v.view_count desc, v.id desc`);
  return json(await db.query(cardsJson(pick), [base, categories, each, slug], 'most_viewed_of_categories'));
}

/**
 * Draws videos from a stretch of the fixed shuffle that starts at `from` (0 to 1) and wraps around. The
 * stretch is longer than the draw: gaps in the shuffle differ, and otherwise chances would too.
 */
export async function drawnCards(
  db: Executor,
  base: string,
  { from, limit }: { from: number; limit: number },
): Promise<string> {
  const pick = videosOf(`
    select id from (
      (select id, 0 as lap, shuffle from published_videos where shuffle >= $2
        order by shuffle limit $4)
      union all
      (select id, 1, shuffle from published_videos where shuffle < $2
        order by shuffle limit $4)
      order by lap, shuffle limit $4
    ) stretch
    order by random() limit $3`);
  return json(await db.query(cardsJson(pick), [base, from, limit, limit + 40], 'drawn_cards'));
}
