import { call } from '#contract/client.ts';
import { pageFacts } from './engine/page-facts.ts';
import { createViewReport } from './rules/view-report.ts';

/**
 * A foreign frame does not say whether it plays, so the time it is open and on screen counts as watching. Returns a
 * function that stops the clock.
 */
export function reportEmbedView(videoId: string): () => void {
  const report = createViewReport(videoId, {
    call,
    facts: pageFacts,
    debug: (message, error) => console.debug(message, error),
  });
  const moment = () => ({ wall: performance.now(), media: performance.now() / 1000 });
  const timer = setInterval(() => {
    if (document.hidden) report.interrupted();
    else report.watching(moment(), 1);
  }, 250);
  const leaving = () => report.leaving(document.hidden ? null : moment(), 1);
  addEventListener('pagehide', leaving);
  return () => {
    clearInterval(timer);
    removeEventListener('pagehide', leaving);
    leaving();
  };
}
