import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { dropPosition, positionFacts, writePosition } from '../history-queries.ts';
import { isAtEnd, isWorthRemembering } from '../position-rules.ts';
import { watchedToEnd } from '../watching-facts.ts';
import { noteSeen, takeUpAgain } from '../seen-queries.ts';

export const saveWatchPosition = implement('save_watch_position', async (input, context) => {
  const { db, facts } = context;
  const memberId = context.memberId;
  const { p_video_id: videoId, p_position_seconds: seconds } = input;
  const known = await positionFacts(db, memberId, videoId);
  if (known === null) throw new AppError('notFound', 'Video not found.');
  if (!known.keeps) return { saved: false };
  const saved = isWorthRemembering(seconds, known.duration_seconds);
  const facts = await positionFacts(db, memberId, videoId);
  if (facts === null) throw new AppError('notFound', 'Video not found.');
  // That it was seen belongs to the history, whether positions are remembered or not.
  if (isAtEnd(seconds, facts.duration_seconds)) await noteSeen(db, memberId, videoId);
  else await takeUpAgain(db, memberId, videoId);
  if (!facts.keeps) return { saved: false };
  const saved = isWorthRemembering(seconds, facts.duration_seconds);
  if (saved) await writePosition(db, memberId, videoId, seconds);
  else {
    const isOver = known.has_history && isAtEnd(seconds, known.duration_seconds);
    await db.transaction(async (transaction) => {
      // A player says more than once that it is at the end; only the first time was there a position.
      if ((await dropPosition(transaction, memberId, videoId)) && isOver)
        await facts.state(transaction, watchedToEnd, { memberId, videoId });
    });
  }
  return { saved };
});
