import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { memberIdOf } from '../../../platform/context.ts';
import { ownMasterKey } from '../own-uploads-queries.ts';

export const getOwnPlayback = implement('get_own_playback', async (input, { db, viewer, objectBase }) => {
  const target = { ownerId: memberIdOf(viewer), videoId: input.p_video_id.toLowerCase() };
  const key = await ownMasterKey(db, target);
  if (key === undefined) throw new AppError('notFound', 'There is no such video of yours.');
  return { master_url: key === null ? null : objectBase + key };
});
