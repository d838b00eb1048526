import { implement } from '../../../platform/calls/implement.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { expediteMedia } from '../../media/index.ts';
import { playbackOf } from '../../videos/index.ts';

/** Topic of the notification that somebody waits for a video whose file is not ready yet: `{videoId}`. */
export const videoWantedTopic = 'video.wanted';

/** Somebody is waiting at the player: a video still in the queue goes first. */
export const getVideoPlayback = implement('get_video_playback', async (input, context) => {
  const video = await playbackOf(context, input.p_video_id);
  if (video === null) return [];
  if (video.isAwaited) {
    if (video.mediaId !== null) await expediteMedia(context, video.mediaId);
    else await notify(context.db, videoWantedTopic, { videoId: input.p_video_id });
  }
  return [video.playback];
});
