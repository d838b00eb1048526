import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { applyEmbedFacts } from '../../videos/index.ts';
import { playingOf } from '../feeds/import-rules.ts';
import { readVideoPage } from '../feeds/list-source.ts';

/**
 * Asks the page an embedded video came from, and takes over its length and, if allowed here, its player.
 * Throws an AppError with a message for a person if the page cannot be read, or its player is no longer
 * allowed here.
 */
export async function refreshEmbed(
  platform: Pick<Platform, 'config' | 'db' | 'outbound'>,
  video: { id: string; original_source_url: string | null },
): Promise<void> {
  if (video.original_source_url === null)
    throw new AppError('conflict', 'It is not known from which page this video came.');
  const found = await readVideoPage(platform, video.original_source_url);
  const { embedHosts } = platform.config.settings;
  const playing =
    found.embedUrl === null ? null : playingOf({ video_url: null, embed_url: found.embedUrl }, embedHosts);
  if (playing !== null && 'refusal' in playing) throw new AppError('conflict', playing.refusal);
  await applyEmbedFacts(platform.db, video.id, {
    playerUrl: playing?.url ?? null,
    durationSeconds: found.durationSeconds || null,
  });
}
