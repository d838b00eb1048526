import { AppError } from '../../../../kit/app-error.ts';
import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { requireSeen } from '../../../videos/index.ts';
import { lookOf } from '../look-queries.ts';
import type { Found } from '../look-rules.ts';
import { findOut, settle } from '../sweep-sources.ts';

const words: Readonly<Record<Found, string>> = {
  there: 'It’s there.',
  gone: 'It’s still gone. We keep looking, and show the video again once it’s back.',
  unknown: 'It doesn’t answer, so we can’t tell. We’ll look again.',
};

export const checkSource = implement('check_source', async ({ p_video_id: id }, context) => {
  await requireSeen(context, id);
  const look = await lookOf(context.db, id);
  if (look === null)
    throw new AppError('conflict', 'This video plays from here, or isn’t shown for another reason.');
  const found = await findOut(context, look);
  const done = await settle(context, look, found, new Date(), actorOf(context.viewer));
  return {
    found: found.found,
    message: done === 'give back' ? 'It’s back, and so is the video.' : words[found.found],
  };
});
