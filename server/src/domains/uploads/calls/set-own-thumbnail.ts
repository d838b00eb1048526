import { implement } from '../../../platform/calls/implement.ts';
import { chooseOwnStill } from '../../videos/index.ts';
import { ownThumbnail } from '../own-thumbnail.ts';

export const setOwnThumbnail = implement('set_own_thumbnail', async (input, context) => {
  const own = await ownThumbnail(context, input.p_video_id);
  return { done: true as const, is_held: await chooseOwnStill(context, own, input.p_still) };
});
