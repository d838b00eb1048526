import { rememberPosition } from './resume-store.ts';

/** Between two writes while playing (ms). */
const writeEvery = 5000;

/**
 * Remembers the position in the video. `duration` is the whole length, which the element does not know while a stream
 * grows. Returns a function that stops it, after storing the position a last time.
 */
export function rememberResume(media: HTMLVideoElement, videoId: string, duration: () => number): () => void {
  let written = 0;
  const keep = (isLeaving: boolean) => {
    if (media.currentTime > 0) rememberPosition(videoId, media.currentTime, duration(), isLeaving);
  };
  const leaving = () => keep(true);
  const nowAndThen = () => {
    if (performance.now() - written < writeEvery) return;
    written = performance.now();
    keep(false);
  };
  media.addEventListener('timeupdate', nowAndThen);
  media.addEventListener('pause', leaving);
  addEventListener('pagehide', leaving);
  return () => {
    leaving();
    media.removeEventListener('timeupdate', nowAndThen);
    media.removeEventListener('pause', leaving);
    removeEventListener('pagehide', leaving);
  };
}
