import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { fileAddresses, ownerSeesFiles } from '../../videos/index.ts';
import { ownMasterKey } from '../own-uploads-queries.ts';

export const getOwnPlayback = implement('get_own_playback', async (input, context) => {
  const target = { ownerId: context.memberId, videoId: input.p_video_id };
  const found = await ownMasterKey(context.db, target);
  if (found === null) throw new AppError('notFound', 'There is no such video of yours.');
  const { key, status } = found;
  if (key === null || !ownerSeesFiles(status)) return { master_url: null };
  return { master_url: fileAddresses(context, status, 'owner')(key) };
});
