import { implement } from '../../../platform/calls/implement.ts';
import { memberIdOf } from '../../../platform/context.ts';
import { chooseOwnStill } from '../../videos/index.ts';

export const setOwnThumbnail = implement('set_own_thumbnail', async (input, context) => {
  const target = { videoId: input.p_video_id.toLowerCase(), memberId: memberIdOf(context.viewer) };
  await chooseOwnStill(context, target, input.p_still);
  return { done: true as const };
});
