import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/admin-reports.ts';

/** What marks the parts of a case page that keys lead to. */
export const caseParts = { take: 'case-take', decide: 'case-decide' } as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/**
 * The ways out of a case: back to the list as it was left, and on to the next. Keys do the same, and take and decide,
 * unless something is typed into.
 */
export function CaseWays({
  next,
  isOpen,
}: {
  next: string | null;
  /** It is still to be decided. */
  isOpen: boolean;
}) {
  const from = (useLocation().state as { from?: unknown } | null)?.from;
  const back = adminPaths.reports() + (typeof from === 'string' && from.startsWith('?') ? from : '');
  const ways = useRef<HTMLElement>(null);
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      t: () => document.querySelector<HTMLElement>(`#${caseParts.take} [type=submit]`)?.click(),
      d: () => {
        const part = document.getElementById(caseParts.decide);
        part?.scrollIntoView({ block: 'start' });
        part?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')?.focus();
      },
      z: () => document.querySelector<HTMLElement>('[data-undo]')?.click(),
      n: () => ways.current?.querySelector<HTMLElement>('[data-way=next]')?.click(),
      u: () => ways.current?.querySelector<HTMLElement>('[data-way=back]')?.click(),
    };
    const listen = (event: KeyboardEvent): void => {
      const act = acts[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <nav className="case-ways" aria-label={texts.caseNavigation} ref={ways}>
      <p className="needs-script">
        {sentence(texts.keys, {
          kbd: (words) => <kbd>{words}</kbd>,
        })}
      </p>
      <Link className="btn sm flat" data-way="back" to={back}>
        {texts.allReports}
      </Link>
      {isOpen && (
        <a className="btn sm flat case-to-decision" href={`#${caseParts.decide}`}>
          {texts.goToTheDecision}
        </a>
      )}
      {next !== null && (
        <Link
          className="btn sm flat"
          data-way="next"
          to={adminPaths.report(next)}
          state={typeof from === 'string' ? { from } : null}
        >
          {texts.nextCase}
        </Link>
      )}
    </nav>
  );
}
