import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { dropPosition, positionFacts, writePosition } from '../history-queries.ts';
import { isWorthRemembering } from '../position-rules.ts';

export const saveWatchPosition = implement('save_watch_position', async (input, context) => {
  const { db } = context;
  const memberId = context.memberId;
  const { p_video_id: videoId, p_position_seconds: seconds } = input;
  const facts = await positionFacts(db, memberId, videoId);
  if (facts === null) throw new AppError('notFound', 'Video not found.');
  if (!facts.keeps) return { saved: false };
  const saved = isWorthRemembering(seconds, facts.duration_seconds);
  if (saved) await writePosition(db, memberId, videoId, seconds);
  else await dropPosition(db, memberId, videoId);
  return { saved };
});
