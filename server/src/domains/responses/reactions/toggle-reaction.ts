import type { ReactionOutcome } from '#contract/reactions.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { MemberContext } from '../../../platform/context.ts';
import { holdVideo } from '../../videos/index.ts';
import { videoLiked } from './reaction-facts.ts';
import { dropReaction, turnReaction } from './reaction-queries.ts';
import { reactionView } from './reaction-view.ts';

/** Likes (1) or dislikes (-1) a video for the caller, or withdraws that. Throws `notFound`. */
export function toggleReaction(
  { db, facts, memberId }: MemberContext,
  videoId: string,
  reaction: 1 | -1,
): Promise<ReactionOutcome> {
  return db.transaction(async (transaction) => {
    const row = (await holdVideo(transaction, videoId))?.is_published
      ? await turnReaction(transaction, memberId, videoId, reaction)
      : null;
    if (row === null) throw new AppError('notFound', 'Video not found.');
    if (row.reaction === 0) await dropReaction(transaction, memberId, videoId);
    if (row.reaction === 1)
      await facts.state(transaction, videoLiked, { videoId, memberId, uploaderId: row.uploader_id });
    return reactionView(row);
  });
}
