import { useState } from 'react';
import { call } from '#contract/client.ts';
import type { ListedVideo, ScrapedVideo } from '#contract/import-shapes.ts';
import * as texts from '../../texts/admin-import.ts';
import type { Destination } from './destination.tsx';
import { patiently } from './patiently.ts';
import { type Failure, importFailed, isRefusal, scraped, scrapeFailed } from './source-words.ts';

/** The choices for all videos of one import. */
export interface ImportChoice extends Destination {
  /** Categories of ours by the source's name for them. */
  usesMapping: boolean;
}

export interface Progress {
  done: number;
  of: number;
}

/** The video's own page may say what the list left out. Throws an error in words. */
async function withDetails(video: ScrapedVideo): Promise<ScrapedVideo> {
  if (video.video_url || video.embed_url) return video;
  const {
    error,
    original_source_url: _page,
    ...info
  } = await patiently(() =>
    call('scrape-video-info', {
      url: video.original_source_url,
      animated_preview_url: video.animated_preview_url ?? null,
    }),
  );
  if (error !== null) throw new Error(error);
  const told = Object.entries(info).filter(([name, value]) => {
    const known = video[name as keyof ScrapedVideo];
    const isKnown = Array.isArray(known)
      ? known.length > 0
      : known !== null && known !== undefined && known !== '';
    return !isKnown && value !== null;
  });
  return { ...video, ...Object.fromEntries(told) };
}

/**
 * Imports videos one after another and continues after a failure, which is recorded with the batch. `onImported` hears
 * of each success. `run` returns how many were imported, and throws only if no import could start.
 */
export function useSourceImport(onImported: (url: string) => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  async function run(source: string, videos: readonly ListedVideo[], choice: ImportChoice): Promise<number> {
    setFailures([]);
    setProgress({ done: 0, of: videos.length });
    let imported = 0;
    try {
      const { batch_id } = await call('begin_import', {
        p_source_url: source,
        p_category_id: choice.categoryId,
        p_declaration: choice.declaration,
        p_publish_as: choice.publishAs,
        p_uses_mapping: choice.usesMapping,
        p_selected_count: videos.length,
      });
      for (const [order, video] of videos.entries()) {
        const url = video.original_source_url;
        const fail = (message: string) =>
          setFailures((now) => [...now, { url, title: video.title, message }]);
        // The server has not heard of a failure that it did not refuse itself. If telling it fails too, it is only
        // shown here.
        const keep = (message: string) =>
          call('note_import_failure', {
            p_batch_id: batch_id,
            p_source_url: url,
            p_title: video.title,
            p_reason: message.slice(0, 1000),
          }).catch(() => {});
        const whole = await withDetails(scraped(video)).catch(async (error: unknown) => {
          const message = scrapeFailed(error instanceof Error ? error.message : texts.unknownError);
          fail(message);
          await keep(message);
          return null;
        });
        if (whole !== null) {
          try {
            const { outcome, message } = await patiently(() =>
              call('import_scraped_video', { p_video_data: { ...whole, batch_id } }),
            );
            if (outcome === 'imported') imported += 1;
            else fail(message);
            onImported(url);
          } catch (error) {
            const message = importFailed(error);
            fail(message);
            if (!isRefusal(error)) await keep(message);
          }
        }
        setProgress({ done: order + 1, of: videos.length });
      }
      return imported;
    } finally {
      setProgress(null);
    }
  }
  return { progress, failures, run };
}
