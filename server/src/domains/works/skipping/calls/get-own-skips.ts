import { implement } from '../../../../platform/calls/implement.ts';
import { ownSkips } from '../own-skips.ts';

export const getOwnSkips = implement('get_own_skips', (input, context) =>
  ownSkips(context, input.p_video_id),
);
