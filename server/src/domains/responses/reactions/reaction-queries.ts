import type { Executor } from '../../../platform/db/database.ts';
import { holdVideos, type MovedReactions, moveReactionCounts } from '../../videos/index.ts';

/** 1 likes, -1 dislikes, 0 neither. */
export type Reaction = 1 | 0 | -1;

export interface ReactionRow extends MovedReactions {
  reaction: Reaction;
}

/**
 * Gives a locked video this reaction of a member, or withdraws it if they already have it; updates the
 * counts.
 */
export async function turnReaction(
  db: Executor,
  memberId: string,
  videoId: string,
  reaction: 1 | -1,
): Promise<ReactionRow | null> {
  const [turned] = await db.query<{ reaction: Reaction; previous: Reaction }>(
    `insert into video_reactions as r (member_id, video_id, reaction) values ($1, $2, $3)
     on conflict (member_id, video_id) do update set previous = r.reaction, changed_at = now(),
       reaction = case when r.reaction = excluded.reaction then 0 else excluded.reaction end
     returning reaction, previous`,
    [memberId, videoId, reaction],
    'turn_reaction',
  );
  if (!turned) return null;
  const moved = (of: 1 | -1): number => Number(turned.reaction === of) - Number(turned.previous === of);
  const [counts] = await moveReactionCounts(db, [{ videoId, likes: moved(1), dislikes: moved(-1) }]);
  return counts ? { ...counts, reaction: turned.reaction } : null;
}

/** The row of a reaction just withdrawn in the same transaction. */
export async function dropReaction(db: Executor, memberId: string, videoId: string): Promise<void> {
  await db.query(
    'delete from video_reactions where member_id = $1 and video_id = $2 and reaction = 0',
    [memberId, videoId],
    'drop_reaction',
  );
}

/** Withdraws all of a member's likes and dislikes. */
export async function dropReactionsOf(db: Executor, memberId: string): Promise<void> {
  const reacted = await db.query<{ video_id: string }>(
    'select video_id from video_reactions where member_id = $1',
    [memberId],
  );
  const videoIds = reacted.map(({ video_id }) => video_id);
  await holdVideos(db, videoIds);
  const gone = await db.query<{ video_id: string; reaction: Reaction }>(
    'delete from video_reactions where member_id = $1 and video_id = any ($2) returning video_id, reaction',
    [memberId, videoIds],
  );
  await moveReactionCounts(
    db,
    gone.map(({ video_id, reaction }) => ({
      videoId: video_id,
      likes: -Number(reaction === 1),
      dislikes: -Number(reaction === -1),
    })),
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

/** For a published video; `memberId` null asks for a visitor. */
export async function interactionStatus(
  db: Executor,
  memberId: string | null,
  videoId: string,
): Promise<StatusRow | null> {
  const rows = await db.query<StatusRow>(
    `select r.reaction, f.video_id is not null as is_favorited, s.uploader_id is not null as is_subscribed,
       v.like_count, v.dislike_count, coalesce(p.subscribers_count, 0) as subscribers_count
     from published_videos v
     left join members p on p.id = v.uploader_id
     left join video_reactions r on r.member_id = $1 and r.video_id = v.id
     left join video_favorites f on f.member_id = $1 and f.video_id = v.id
     left join subscriptions s on s.subscriber_id = $1 and s.uploader_id = v.uploader_id
     where v.id = $2`,
    [memberId, videoId],
    'interaction_status',
  );
  return rows[0] ?? null;
}
