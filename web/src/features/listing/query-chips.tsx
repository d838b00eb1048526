import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import * as texts from '../../texts/search.ts';
import './query-chips.css';

export interface QueryChip {
  /** As it is typed. */
  part: string;
  words: string;
  /** The same search without it. */
  without: string;
  isFaulty: boolean;
}

/**
 * What a query asks for besides words, each a link to the search without it. Who takes one away by keyboard goes on with
 * the one that takes its place.
 */
export function QueryChips({
  chips,
  faults,
}: {
  chips: readonly QueryChip[];
  faults: readonly { part: string; words: string }[];
}) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const spelled = chips.map(({ part }) => part).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query changed
  useEffect(() => {
    const at = removed.current;
    if (at === null) return;
    removed.current = null;
    const links = list.current?.querySelectorAll('a') ?? [];
    const next = links[Math.min(at, links.length - 1)];
    (next ?? document.querySelector<HTMLElement>('.search-tabs a[aria-current]'))?.focus();
  }, [spelled]);
  return (
    <>
      {chips.length > 0 && (
        <ul className="chips query-chips" aria-label={texts.whatYouAskedFor} ref={list}>
          {chips.map(({ part, words, without, isFaulty }, at) => (
            <li key={part}>
              <Link
                className={isFaulty ? 'chip faulty' : 'chip'}
                to={without}
                preventScrollReset
                onClick={() => {
                  removed.current = at;
                }}
              >
                <span className="vh">{texts.remove}</span> {words}
                <X className="ic" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {faults.length > 0 && (
        <ul className="query-faults">
          {faults.map(({ part, words }) => (
            <li key={part}>{words}</li>
          ))}
        </ul>
      )}
    </>
  );
}
