import type { Executor } from '../../../platform/db/database.ts';

// Stored counts on a video of what people do with it. Code that changes one locks the video first, in a
// separate statement: one that waited would count on from what it saw before.

/**
 * SQL for the videos among `ids` (SQL too), locked with their counts until the transaction ends, in id order.
 */
export const heldVideos = (ids: string): string =>
  `select id from videos where id in (${ids}) order by id for no key update`;

export async function holdVideos(db: Executor, ids: readonly string[]): Promise<void> {
  await db.query(heldVideos('select unnest($1::uuid[])'), [ids]);
}

/** Locks a video with its counts until the transaction ends. Answers its state; null if there is none. */
export const holdVideo = async (
  db: Executor,
  videoId: string,
): Promise<{ uploader_id: string | null; is_published: boolean } | null> =>
  (
    await db.query<{ uploader_id: string | null; is_published: boolean }>(
      `select uploader_id, publish_status = 'published' as is_published from videos where id = $1 for no key update`,
      [videoId],
      'hold_video',
    )
  )[0] ?? null;

export async function moveCommentCount(db: Executor, videoId: string, by: -1 | 1): Promise<void> {
  await db.query('update videos set comment_count = comment_count + $2 where id = $1', [videoId, by]);
}

export interface ReactionMove {
  videoId: string;
  /** What is added to the counts. */
  likes: number;
  dislikes: number;
}
export interface MovedReactions {
  like_count: number;
  dislike_count: number;
  uploader_id: string | null;
}

/** Changes likes and dislikes of locked videos, each named once, and their rating with them. */
export const moveReactionCounts = (db: Executor, moves: readonly ReactionMove[]): Promise<MovedReactions[]> =>
  db.query<MovedReactions>(
    `update videos v set like_count = v.like_count + m.likes, dislike_count = v.dislike_count + m.dislikes,
       rating = certain_share(v.like_count + m.likes, v.dislike_count + m.dislikes)
     from unnest($1::uuid[], $2::integer[], $3::integer[]) as m (video_id, likes, dislikes)
     where v.id = m.video_id
     returning v.like_count, v.dislike_count, v.uploader_id`,
    [moves.map((move) => move.videoId), moves.map((move) => move.likes), moves.map((move) => move.dislikes)],
    'move_reaction_counts',
  );

const daysSinceEpoch = (moment: string): string => `(extract(epoch from ${moment})::float8 / 86400)`;

/**
 * Adds hours of views to the counts of locked videos. `buckets`: JSON rows {video_id, hour, views, viewers}.
 *
 * `videos.trending_score` is the binary logarithm of sum(viewers × 2^(hour in days since 1970)). All scores
 * halve each day alike, so their order never changes by time alone: only videos with new viewers are written.
 */
export async function addViews(db: Executor, buckets: string): Promise<void> {
  await db.query(
    `update videos v set view_count = v.view_count + sums.views,
       trending_score = case when sums.weight = 0 then v.trending_score else
         sums.now + ln(power(2::float8, greatest(v.trending_score - sums.now, -1000)) + sums.weight) / ln(2::float8) end
     from (
       select b.video_id, sum(b.views) as views, ${daysSinceEpoch('now()')} as now,
         sum(b.viewers * power(2::float8, greatest(${daysSinceEpoch('b.hour')} - ${daysSinceEpoch('now()')}, -1000)))
           as weight
       from json_to_recordset($1::json) as b (video_id uuid, hour timestamptz, views integer, viewers integer)
       group by b.video_id
     ) sums
     where v.id = sums.video_id`,
    [buckets],
  );
}
