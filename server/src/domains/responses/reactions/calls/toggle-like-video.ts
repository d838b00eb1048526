import { implement } from '../../../../platform/calls/implement.ts';
import { toggleReaction } from '../toggle-reaction.ts';

export const toggleLikeVideo = implement('toggle_like_video', (input, context) =>
  toggleReaction(context, input.p_video_id, 1),
);
