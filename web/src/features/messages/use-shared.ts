import { useEffect, useState } from 'react';
import * as memberPaths from '../../member-paths.ts';
import { type SharedVideo, type SharedVideos, sharedSlug, sharedSlugs } from '../../page/shared-videos.ts';
import { quoteIn } from './message-text.ts';
import { patience } from './words.ts';

/** As many as one request may name; the rest is asked for after it. */
const mostAtOnce = 50;

/** What a message says itself: the video that it quotes has its card above already. */
const ownText = ({ content }: { content: string }): string => quoteIn(content).text;

/**
 * The videos that messages link to. What the page did not come with is asked for in one request; what cannot be had has
 * no card, its address stands in the text.
 */
export function useShared(
  given: SharedVideos,
  origin: string,
  messages: readonly { content: string }[],
): (message: { content: string }) => SharedVideo | null {
  const [known, setKnown] = useState(given);
  const missing = sharedSlugs(messages.map(ownText), origin)
    .filter((slug) => !(slug in known))
    .slice(0, mostAtOnce)
    .join(',');
  useEffect(() => {
    if (missing === '') return;
    const slugs = missing.split(',');
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(patience)]);
    const none = Object.fromEntries(slugs.map((slug) => [slug, null]));
    fetch(memberPaths.sharedVideos(slugs), { signal })
      .then(async (answer): Promise<SharedVideos> => (answer.ok ? await answer.json() : {}))
      .catch((): SharedVideos => ({}))
      .then((found) => {
        if (!leaving.signal.aborted) setKnown((before) => ({ ...none, ...before, ...found }));
      });
    return () => leaving.abort();
  }, [missing]);
  return (message) => known[sharedSlug(ownText(message), origin) ?? ''] ?? null;
}
