import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { dropPosition, positionFacts, writePosition } from '../history-queries.ts';
import { isAtEnd, isWorthRemembering } from '../position-rules.ts';
import { noteSeen, takeUpAgain } from '../seen-queries.ts';
import { watchedToEnd } from '../watching-facts.ts';

export const saveWatchPosition = implement('save_watch_position', async (input, context) => {
  const { db, facts } = context;
  const memberId = context.memberId;
  const { p_video_id: videoId, p_position_seconds: seconds } = input;
  const known = await positionFacts(db, memberId, videoId);
  if (known === null) throw new AppError('notFound', 'Video not found.');
  // That it was seen belongs to the history, whether positions are remembered or not.
  if (isAtEnd(seconds, known.duration_seconds)) {
    await db.transaction(async (transaction) => {
      const isNew = await noteSeen(transaction, memberId, videoId);
      // A player says more than once that it is at the end; only the first time was there a position.
      const hadPosition = known.keeps && (await dropPosition(transaction, memberId, videoId));
      if (known.has_history && (isNew || hadPosition))
        await facts.state(transaction, watchedToEnd, { memberId, videoId });
    });
    return { saved: false };
  }
  await takeUpAgain(db, memberId, videoId);
  if (!known.keeps) return { saved: false };
  const saved = isWorthRemembering(seconds, known.duration_seconds);
  if (saved) await writePosition(db, memberId, videoId, seconds);
  else await dropPosition(db, memberId, videoId);
  return { saved };
});
