import { implement } from '../../../platform/calls/implement.ts';
import { expediteMedia } from '../../media/index.ts';
import { playbackHosts, progressOf } from '../playback.ts';
import { detailsById } from '../video-queries.ts';
import { playbackView } from '../video-view.ts';

/** Somebody waits before the player: a video that is still queued goes first. */
export const getVideoPlayback = implement('get_video_playback', async (input, context) => {
  const row = await detailsById(context.db, input.p_video_id);
  if (row?.publish_status !== 'published') return [];
  if (row.playback_state === 'preparing' && row.media_id !== null) {
    await expediteMedia(context, row.media_id);
  }
  return [playbackView(row, context.objectBase, playbackHosts(context.config), await progressOf(context, row))];
});
