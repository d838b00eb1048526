import { implement } from '../../../platform/calls/implement.ts';
import { moveVideo } from '../change-videos.ts';

export const movePlaylistVideo = implement('move_playlist_video', (input, context) =>
  moveVideo(context, input.p_playlist_id, input.p_video_id, input.p_before_video_id),
);
