import { call } from '#contract/client.ts';
import { createViewReport } from '../rules/view-report.ts';
import { pageFacts } from './page-facts.ts';

/** Reports the view of a video from what its media element does. Returns what stops it. */
export function reportView(media: HTMLVideoElement, videoId: string): () => void {
  const report = createViewReport(videoId, {
    call,
    facts: pageFacts,
    debug: (message, error) => console.debug(message, error),
  });
  const moment = () => ({ wall: performance.now(), media: media.currentTime });
  const moves = () =>
    !media.paused && !media.seeking && media.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
  const watching = () => moves() && report.watching(moment(), media.playbackRate);
  const stopped = () => {
    report.leaving(media.seeking ? null : moment(), media.playbackRate);
    report.interrupted();
  };
  const leaving = () => report.leaving(moves() ? moment() : null, media.playbackRate);
  const handlers: Record<string, () => void> = {
    playing: watching,
    timeupdate: watching,
    pause: stopped,
    ended: stopped,
    waiting: report.interrupted,
    seeking: report.interrupted,
    emptied: report.interrupted,
  };
  for (const [name, handler] of Object.entries(handlers)) media.addEventListener(name, handler);
  addEventListener('pagehide', leaving);
  return () => {
    leaving();
    for (const [name, handler] of Object.entries(handlers)) media.removeEventListener(name, handler);
    removeEventListener('pagehide', leaving);
  };
}
