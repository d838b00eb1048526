import { implement } from '../../../platform/calls/implement.ts';
import { addVideo } from '../change-videos.ts';

export const addVideoToPlaylist = implement('add_video_to_playlist', (input, context) =>
  addVideo(context, input.p_playlist_id, input.p_video_id),
);
