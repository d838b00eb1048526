import type { Config } from '../../platform/config.ts';
import type { Platform } from '../../platform/context.ts';
import { libraryOrigin } from '../../platform/settings/settings.ts';
import { mediaProgress } from '../media/index.ts';
import type { DetailsRow } from './video-queries.ts';
import type { PlaybackHosts } from './video-view.ts';

export const playbackHosts = ({ settings }: Config): PlaybackHosts => ({
  hostedLibraryOrigin: libraryOrigin(settings),
  embedHosts: settings.embedHosts,
});

/** How far the preparation is, 0 to 1; null where there is none under way. */
export async function progressOf(platform: Pick<Platform, 'db'>, row: DetailsRow): Promise<number | null> {
  if (row.media_id === null || row.playback_state === 'ready' || row.playback_state === 'failed') return null;
  if (row.playback.ladder_failure !== undefined) return null;
  return (await mediaProgress(platform.db, row.media_id))?.progress ?? null;
}
