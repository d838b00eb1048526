import type { Config } from '../../platform/config.ts';
import type { Platform } from '../../platform/context.ts';
import { mediaProgress } from '../media/index.ts';
import { streamAddress } from './hosted/stream-address.ts';
import { placeOf } from './hosted/stream-hosts.ts';
import type { DetailsRow } from './video-queries.ts';
import type { PlaybackHosts } from './video-view.ts';

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

/** How far the preparation is, 0 to 1; null where there is none under way. */
export async function progressOf(platform: Pick<Platform, 'db'>, row: DetailsRow): Promise<number | null> {
  if (row.media_id === null || row.playback_state === 'ready' || row.playback_state === 'failed') return null;
  if (row.playback.ladder_failure !== undefined) return null;
  return (await mediaProgress(platform.db, row.media_id))?.progress ?? null;
}
