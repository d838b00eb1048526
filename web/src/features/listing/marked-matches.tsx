import { type ReactNode, useEffect, useRef } from 'react';
import { matcherOf, matchesIn, type Sought } from './mark-matches.ts';
import './marked-matches.css';

const name = 'found';
const parts = '.card-title,.meta>b,.about,.said-words';

/**
 * Marks the words of a query in titles, uploaders and descriptions of the cards in it. The marks are painted over the text
 * and change nothing in the page, so cards know nothing of them; a browser that cannot shows none.
 */
export function MarkedMatches({ query, readAs = [], children }: Sought & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const matcher = matcherOf({ query, readAs });
    if (!matcher || !box.current || !('Highlight' in window)) return;
    const ranges = [...box.current.querySelectorAll(parts)].flatMap((part) => matchesIn(part, matcher));
    CSS.highlights.set(name, new Highlight(...ranges));
    return () => void CSS.highlights.delete(name);
  });
  return (
    <div ref={box} className="marked">
      {children}
    </div>
  );
}
