import type { InteractionStatus, ReactionOutcome } from '#contract/reactions.ts';
import type { ReactionRow, StatusRow } from './reaction-queries.ts';

export const reactionView = (row: ReactionRow): ReactionOutcome => ({
  is_liked: row.reaction === 1,
  is_disliked: row.reaction === -1,
  like_count: row.like_count,
  dislike_count: row.dislike_count,
});

export const statusView = (row: StatusRow): InteractionStatus => ({
  is_liked: row.reaction === 1,
  is_disliked: row.reaction === -1,
  is_favorited: row.is_favorited,
  is_subscribed: row.is_subscribed,
  like_count: row.like_count,
  dislike_count: row.dislike_count,
  subscribers_count: row.subscribers_count,
});
