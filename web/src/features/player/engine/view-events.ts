import { call } from '#contract/client.ts';
import { isCounted } from '../../../state/statistics-choice.ts';
import { createViewReport } from '../rules/view-report.ts';
import { createWatchReport } from '../rules/watch-report.ts';
import { pageFacts } from './page-facts.ts';

/**
 * Reports the view of a video, and which parts are played, from the events of its media element. Returns a function
 * that stops it.
 */
export function reportView(media: HTMLVideoElement, videoId: string): () => void {
  const debug = (message: string, error: unknown) => console.debug(message, error);
  const watch = createWatchReport((input, keepalive) => {
    call('report_watching', input, { keepalive }).catch((error: unknown) =>
      debug('What was watched could not be recorded.', error),
    );
  });
  const report = createViewReport(videoId, {
    call,
    facts: pageFacts,
    debug,
    // Nothing is measured for who refused it; the server would not store it either.
    ...(isCounted() ? { started: watch.started } : {}),
  });
  const moment = () => ({ wall: performance.now(), media: media.currentTime });
  const moves = () =>
    !media.paused && !media.seeking && media.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
  const look = () => watch.watching(moment(), media.playbackRate, media.duration);
  const watching = () => {
    if (!moves()) return;
    report.watching(moment(), media.playbackRate);
    look();
  };
  const interrupted = () => {
    report.interrupted();
    watch.interrupted();
  };
  const stopped = () => {
    if (!media.seeking) look();
    report.leaving(media.seeking ? null : moment(), media.playbackRate);
    interrupted();
  };
  const ended = () => {
    stopped();
    watch.leaving();
  };
  const leaving = () => {
    if (moves()) look();
    report.leaving(moves() ? moment() : null, media.playbackRate);
    watch.leaving();
  };
  /** Where pages end without warning, being hidden is the last event. */
  const hidden = () => {
    if (!document.hidden) return;
    if (moves()) look();
    watch.leaving();
  };
  const handlers: Record<string, () => void> = {
    playing: watching,
    timeupdate: watching,
    pause: stopped,
    ended,
    waiting: interrupted,
    seeking: interrupted,
    emptied: interrupted,
  };
  for (const [name, handler] of Object.entries(handlers)) media.addEventListener(name, handler);
  addEventListener('pagehide', leaving);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    leaving();
    for (const [name, handler] of Object.entries(handlers)) media.removeEventListener(name, handler);
    removeEventListener('pagehide', leaving);
    document.removeEventListener('visibilitychange', hidden);
  };
}
