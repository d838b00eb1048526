import { implement } from '../../../platform/calls/implement.ts';
import { removeVideo } from '../change-videos.ts';

export const removeVideoFromPlaylist = implement('remove-video-from-playlist', (input, context) =>
  removeVideo(context, input.playlist_id, input.video_id),
);
