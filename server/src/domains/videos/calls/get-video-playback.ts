import { implement } from '../../../platform/calls/implement.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { expediteMedia } from '../../media/index.ts';
import { fileAddresses } from '../files/file-passes.ts';
import { playbackHosts, progressOf } from '../playback.ts';
import { detailsById } from '../video-queries.ts';
import { playbackView } from '../video-view.ts';

/** Topic of the notification that somebody waits for a video whose file is still to come: `{videoId}`. */
export const videoWantedTopic = 'video.wanted';

/** Somebody waits before the player: a video that is still queued goes first. */
export const getVideoPlayback = implement('get_video_playback', async (input, context) => {
  const row = await detailsById(context.db, input.p_video_id);
  if (row?.publish_status !== 'published') return [];
  if (row.playback_state === 'preparing') {
    if (row.media_id !== null) await expediteMedia(context, row.media_id);
    else await notify(context.db, videoWantedTopic, { videoId: row.id });
  }
  const address = fileAddresses(context, row.publish_status, 'owner');
  return [playbackView(row, address, playbackHosts(context.config), await progressOf(context, row))];
});
