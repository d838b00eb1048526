import { useEffect, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import type { HostedVideo } from '#contract/hosted-library.ts';
import type { Destination } from './destination.tsx';
import { type Failure, failureWords } from './hosted-words.ts';
import { patiently } from './patiently.ts';

export interface ImportOrder extends Destination {
  libraryId: string;
}

export interface Progress {
  done: number;
  of: number;
}

const longestTitle = 200;

/** Imports one video after the other and goes on after a failure. What is under way ends with the page. */
export function useHostedImport(onImported: (guid: string) => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<Failure[]>([]);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  /** Answers how many came in. */
  async function run(videos: readonly HostedVideo[], order: ImportOrder): Promise<number> {
    const { signal } = stop.current;
    setFailures([]);
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
        } as const;
        // Asked twice, it is answered with what came in the first time.
        await patiently(() => call('upsert-video-metadata', asked, { signal }), signal);
        imported += 1;
        onImported(video.guid);
      } catch (error) {
        if (signal.aborted) return imported;
        const { guid, title } = video;
        setFailures((before) => [...before, { guid, title, message: failureWords(error) }]);
      }
    }
    setProgress(null);
    return imported;
  }
  return { progress, failures, run };
}
