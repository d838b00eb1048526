import type { Playback } from '#contract/videos.ts';
import type { Config } from '../../platform/config.ts';
import type { CallContext, Platform } from '../../platform/context.ts';
import { mediaProgress } from '../media/index.ts';
import { fileAddresses } from './files/file-passes.ts';
import { streamAddress } from './hosted/stream-address.ts';
import { placeOf } from './hosted/stream-hosts.ts';
import { refuseBarredVideo } from './places/refuse-barred.ts';
import { type DetailsRow, detailsById } from './video-queries.ts';
import { type PlaybackHosts, playbackView } from './video-view.ts';

export const playbackHosts = (config: Config): PlaybackHosts => ({
  streamOf(row) {
    const place = placeOf(config, {
      library_id: row.bunny_library_id,
      host: row.stream_host,
      sealed_token_key: row.sealed_token_key,
    });
    const guid = row.bunny_video_id;
    return place === null || guid === null ? null : (file) => streamAddress(place, guid, file, Date.now());
  },
  embedHosts: config.settings.embedHosts,
});

/** Progress of the preparation, 0 to 1; null if none is under way. */
export async function progressOf(platform: Pick<Platform, 'db'>, row: DetailsRow): Promise<number | null> {
  if (row.media_id === null || row.playback_state === 'ready' || row.playback_state === 'failed') return null;
  if (row.playback.ladder_failure !== undefined) return null;
  return (await mediaProgress(platform.db, row.media_id))?.progress ?? null;
}

/**
 * What a player gets for a published video, and the file still to be prepared; null if there is no such
 * video.
 */
export async function playbackOf(
  context: CallContext,
  videoId: string,
): Promise<{ playback: Playback; isAwaited: boolean; mediaId: string | null } | null> {
  const row = await detailsById(context.db, videoId);
  if (row?.publish_status !== 'published') return null;
  await refuseBarredVideo(context, row.place_rules);
  const address = fileAddresses(context, row.publish_status, 'owner');
  const progress = await progressOf(context, row);
  return {
    playback: playbackView(row, address, playbackHosts(context.config), progress),
    isAwaited: row.playback_state === 'preparing',
    mediaId: row.media_id,
  };
}
