import { keepPosition } from './resume-store.ts';

/** Between two writes while it plays (ms). */
const writeEvery = 5000;

/**
 * Remembers where the video is left. `duration` tells the whole length, which the element does not know while a stream
 * grows. Returns what stops it, which remembers a last time.
 */
export function keepResume(media: HTMLVideoElement, videoId: string, duration: () => number): () => void {
  let written = 0;
  const keep = () => {
    if (media.currentTime > 0) keepPosition(videoId, media.currentTime, duration());
  };
  const nowAndThen = () => {
    if (performance.now() - written < writeEvery) return;
    written = performance.now();
    keep();
  };
  media.addEventListener('timeupdate', nowAndThen);
  media.addEventListener('pause', keep);
  addEventListener('pagehide', keep);
  return () => {
    keep();
    media.removeEventListener('timeupdate', nowAndThen);
    media.removeEventListener('pause', keep);
    removeEventListener('pagehide', keep);
  };
}
