import type { Executor } from '../../../platform/db/database.ts';

/** 1 likes, -1 dislikes, 0 neither. */
export type Reaction = 1 | 0 | -1;

export interface ReactionRow {
  reaction: Reaction;
  like_count: number;
  dislike_count: number;
  uploader_id: string | null;
}

const moved = (count: string, reaction: 1 | -1): string =>
  `v.${count} + (c.reaction = ${reaction})::int - (c.previous = ${reaction})::int`;
const likes = moved('like_count', 1);
const dislikes = moved('dislike_count', -1);

/**
 * Holds a published video's counts until the transaction ends; false where there is no such video. It is a statement of
 * its own: one that waited would count on from what it saw before.
 */
export async function lockReactions(db: Executor, videoId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from videos where id = $1 and publish_status = 'published' for no key update`,
    [videoId],
    'lock_reactions',
  );
  return rows.length > 0;
}

/** Gives a locked video this reaction of a member, or takes it back if it is his already; the counts move with it. */
export async function turnReaction(
  db: Executor,
  memberId: string,
  videoId: string,
  reaction: 1 | -1,
): Promise<ReactionRow | null> {
  const rows = await db.query<ReactionRow>(
    `with c as (
       insert into video_reactions as r (member_id, video_id, reaction) values ($1, $2, $3)
       on conflict (member_id, video_id) do update set previous = r.reaction, changed_at = now(),
         reaction = case when r.reaction = excluded.reaction then 0 else excluded.reaction end
       returning reaction, previous
     )
     update videos v set like_count = ${likes}, dislike_count = ${dislikes},
       rating = certain_share(${likes}, ${dislikes})
     from c where v.id = $2
     returning c.reaction, v.like_count, v.dislike_count, v.uploader_id`,
    [memberId, videoId, reaction],
    'turn_reaction',
  );
  return rows[0] ?? null;
}

/** The row of a reaction that was taken back a moment ago, in the same transaction. */
export async function dropReaction(db: Executor, memberId: string, videoId: string): Promise<void> {
  await db.query(
    'delete from video_reactions where member_id = $1 and video_id = $2 and reaction = 0',
    [memberId, videoId],
    'drop_reaction',
  );
}

/** Takes back everything that a member liked and disliked. */
export async function dropReactionsOf(db: Executor, memberId: string): Promise<void> {
  await db.query(
    `select 1 from videos where id in (select video_id from video_reactions where member_id = $1)
     order by id for no key update`,
    [memberId],
  );
  await db.query(
    `with gone as (
       delete from video_reactions where member_id = $1 returning video_id, reaction
     )
     update videos v set like_count = v.like_count - (g.reaction = 1)::int,
       dislike_count = v.dislike_count - (g.reaction = -1)::int,
       rating = certain_share(v.like_count - (g.reaction = 1)::int, v.dislike_count - (g.reaction = -1)::int)
     from gone g where v.id = g.video_id`,
    [memberId],
  );
}

export interface StatusRow {
  reaction: Reaction | null;
  is_favorited: boolean;
  is_subscribed: boolean;
  like_count: number;
  dislike_count: number;
  subscribers_count: number;
}

/** Of a published video; `memberId` null asks for a visitor. */
export async function interactionStatus(
  db: Executor,
  memberId: string | null,
  videoId: string,
): Promise<StatusRow | null> {
  const rows = await db.query<StatusRow>(
    `select r.reaction, f.video_id is not null as is_favorited, s.uploader_id is not null as is_subscribed,
       v.like_count, v.dislike_count, coalesce(p.subscribers_count, 0) as subscribers_count
     from videos v
     left join profiles p on p.id = v.uploader_id
     left join video_reactions r on r.member_id = $1 and r.video_id = v.id
     left join video_favorites f on f.member_id = $1 and f.video_id = v.id
     left join subscriptions s on s.subscriber_id = $1 and s.uploader_id = v.uploader_id
     where v.id = $2 and v.publish_status = 'published'`,
    [memberId, videoId],
    'interaction_status',
  );
  return rows[0] ?? null;
}
