import type { Listing } from '#contract/import-shapes.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { scrapedVideo } from './import-rules.ts';
import { listSource } from './list-source.ts';
import { outlooksOf } from './outlook.ts';

/** A page of a source with what an import would do; a source that cannot be read is reported in `error`. */
export async function scrapeList(
  platform: Pick<Platform, 'config' | 'db' | 'outbound'>,
  source: string,
  page: number,
): Promise<Listing> {
  try {
    const found = await listSource(platform, source, page);
    const videos = found.videos.map(scrapedVideo);
    const outlooks = await outlooksOf(platform, source, videos);
    const listed = videos.map((video, order) => ({ ...video, ...outlooks[order]! }));
    return { videos: listed, page, totalPages: found.totalPages, error: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { videos: [], page, totalPages: 0, error: error.message };
  }
}
