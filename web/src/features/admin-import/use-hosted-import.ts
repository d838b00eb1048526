import { useEffect, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import type { HostedVideo } from '#contract/hosted-library.ts';
import type { Destination } from './destination.tsx';
import { alreadyHere, type Failure, failureWords } from './hosted-words.ts';
import { patiently } from './patiently.ts';
import { isRefusal } from './source-words.ts';

export interface ImportOrder extends Destination {
  libraryId: string;
  /** The source that the list of imports shows. */
  source: string;
}

export interface Progress {
  done: number;
  of: number;
}

const longestTitle = 200;

/**
 * Imports one video after the other and continues after a failure, which is recorded with the import. It ends with the
 * page. `run` throws only if no import could start.
 */
export function useHostedImport(onImported: (guid: string) => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<Failure[]>([]);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  /** Returns how many were imported. */
  async function run(videos: readonly HostedVideo[], order: ImportOrder): Promise<number> {
    const { signal } = stop.current;
    setFailures([]);
    // Set at once, so that a second press does not start a second import.
    setProgress({ done: 0, of: videos.length });
    try {
      return await bringIn(videos, order, signal);
    } finally {
      setProgress(null);
    }
  }

  async function bringIn(
    videos: readonly HostedVideo[],
    order: ImportOrder,
    signal: AbortSignal,
  ): Promise<number> {
    const { batch_id } = await call('begin_import', {
      p_source_url: order.source,
      p_category_id: order.categoryId,
      p_declaration: order.declaration,
      p_publish_as: order.publishAs,
      p_selected_count: videos.length,
    });
    let imported = 0;
    for (const [at, video] of videos.entries()) {
      setProgress({ done: at, of: videos.length });
      try {
        const asked = {
          title: video.title.slice(0, longestTitle),
          video_source: 'bunny_net',
          bunny_video_id: video.guid,
          bunny_library_id: order.libraryId,
          bunny_thumbnail_url: video.bunny_thumbnail_url,
          duration_seconds: video.length,
          category_id: order.categoryId,
          status: order.publishAs,
          declaration: order.declaration,
          batch_id,
        } as const;
        // Asking again returns what was imported the first time.
        const answer = await patiently(() => call('upsert-video-metadata', asked, { signal }), signal);
        // Somebody else was faster.
        if (answer.already_imported) {
          const { guid, title } = video;
          setFailures((before) => [...before, { guid, title, message: alreadyHere }]);
        } else imported += 1;
        onImported(video.guid);
      } catch (error) {
        if (signal.aborted) return imported;
        const { guid, title } = video;
        const message = failureWords(error);
        setFailures((before) => [...before, { guid, title, message }]);
        // A failure that the server did not refuse itself is not recorded there. If recording it fails too, it is only
        // shown here.
        if (!isRefusal(error))
          await call('note_import_failure', {
            p_batch_id: batch_id,
            p_source_url: `${order.libraryId}/${guid}`,
            p_title: title,
            p_reason: message.slice(0, 1000),
          }).catch(() => {});
      }
    }
    return imported;
  }
  return { progress, failures, run };
}
