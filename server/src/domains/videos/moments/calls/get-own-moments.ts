import { implement } from '../../../../platform/calls/implement.ts';
import { ownMoments } from '../own-moments.ts';

export const getOwnMoments = implement('get_own_moments', (input, context) =>
  ownMoments(context, input.p_video_id),
);
