import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { scrapedVideo } from '../import-rules.ts';
import { readVideoPage } from '../list-source.ts';

/** What the spec's client reads besides `error`; empty for a page that cannot be read. */
const nothing = {
  title: null,
  description: null,
  tags: [],
  categories: [],
  duration: null,
  duration_seconds: null,
  thumbnail: null,
  video_url: null,
  embed_url: null,
  uploader_id: null,
};

export const scrapeVideoInfo = implement(
  'scrape-video-info',
  async ({ url, animated_preview_url }, context) => {
    const preview = animated_preview_url ?? null;
    try {
      const found = scrapedVideo(await readVideoPage(context, url));
      return {
        title: found.title,
        description: found.description ?? null,
        tags: found.tags ?? [],
        categories: found.categories ?? [],
        duration: found.duration ?? null,
        duration_seconds: found.duration_seconds ?? null,
        thumbnail: found.thumbnail ?? null,
        video_url: found.video_url ?? null,
        embed_url: found.embed_url ?? null,
        preview_video: found.preview_video ?? preview,
        uploader_id: found.uploader_id ?? null,
        original_source_url: url,
        error: null,
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ...nothing, preview_video: preview, original_source_url: url, error: error.message };
    }
  },
);
