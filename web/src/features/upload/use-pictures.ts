import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CallError } from '#contract/client.ts';
import { useAskBeforeUnload } from '../../lib/use-ask-before-unload.ts';
import * as texts from '../../texts/upload.ts';
import { choosePicture, chosenPictures, watchPictures } from './chosen-pictures.ts';
import { sendThumbnail } from './send-thumbnail.ts';
import type { Entry } from './use-entries.ts';

const nothing: ReadonlyMap<string, Blob> = new Map();

/** Thumbnails that were chosen before there was a video: each is sent once there is one. */
export function usePictures(entries: readonly Entry[], refresh: () => Promise<void>) {
  const pictures = useSyncExternalStore(watchPictures, chosenPictures, () => nothing);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const going = useRef(new Set<string>());

  useEffect(() => {
    for (const { key, upload } of entries) {
      const picture = pictures.get(key);
      const videoId = upload?.video?.video_id;
      if (picture === undefined || videoId === undefined || going.current.has(key)) continue;
      going.current.add(key);
      void sendThumbnail(videoId, picture)
        .catch((error: unknown) => {
          const reason = error instanceof CallError ? error.message : texts.failedRequest;
          setFaults((before) => new Map(before).set(key, reason));
        })
        .then(async () => {
          await refresh();
          going.current.delete(key);
          choosePicture(key, null);
        });
    }
  });

  const isPending = entries.some(({ key }) => pictures.has(key));
  useAskBeforeUnload(() => isPending);

  return { pictures, faults };
}
