import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import * as texts from '../texts/common.ts';
import './status-message.css';
import { asksProof, ProveLink } from './prove-link.tsx';

const shownMilliseconds = 5000;
/** With something to press. */
const pressedMilliseconds = 15_000;

export type StatusKind = 'success' | 'error' | 'info';
export interface Status {
  kind: StatusKind;
  text: string;
  /** Proof of who asks would let it through: a link to that is shown too. */
  wantsProof?: boolean;
  /** Takes back what was done; a button does it as long as the words are there. */
  undo?: () => void;
  /** Where to go on from what was done: a link to it stays until it is pressed. */
  next?: { to: string; words: string };
}

/** The result of a form in the back office, in words; a fault begins with `failure`; null: nothing to say. */
export function statusOf(
  answer:
    | {
        fault?: { message: string; hint?: string | null } | null | undefined;
        done?: string | null | undefined;
      }
    | undefined,
  failure = texts.error,
): Status | null {
  if (answer?.fault) {
    const { fault } = answer;
    return { kind: 'error', text: `${failure}: ${fault.message}`, wantsProof: asksProof(fault) };
  }
  return answer?.done ? { kind: 'success', text: answer.done } : null;
}

/** What went wrong in a dialog: the page behind it need not say it too. */
const saidElsewhere = new WeakSet<Status>();
const listeners = new Set<() => void>();
let version = 0;
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export function sayElsewhere(status: Status): void {
  if (saidElsewhere.has(status)) return;
  saidElsewhere.add(status);
  version++;
  for (const listener of listeners) listener();
}

/**
 * The result of an act in the back office, gone after five seconds unless it shows what to do next. `of` is a new value
 * for each act, so that the same words show again.
 */
export function StatusMessage({
  status: given,
  of,
  isOfDialog = false,
}: {
  status: Status | null;
  of: unknown;
  isOfDialog?: boolean;
}) {
  // The page behind is drawn before the dialog.
  useSyncExternalStore(
    listen,
    () => version,
    () => 0,
  );
  const status = given !== null && !isOfDialog && saidElsewhere.has(given) ? null : given;
  const [gone, setGone] = useState<unknown>(null);
  const passing = status === null || status.wantsProof || status.next ? null : status.text;
  const lasts = status?.undo === undefined ? shownMilliseconds : pressedMilliseconds;
  useEffect(() => {
    if (passing === null) return;
    const timer = setTimeout(() => setGone(of), lasts);
    return () => clearTimeout(timer);
  }, [passing, lasts, of]);
  return (
    <div className="status-place" role="status">
      {status !== null && gone !== of && (
        <p className={`status-message ${status.kind}`}>
          {status.text}
          {status.undo !== undefined && (
            <>
              {' '}
              <button type="button" className="linklike" onClick={status.undo}>
                {texts.undo}
              </button>
            </>
          )}
          {status.next !== undefined && (
            <>
              {' '}
              <Link className="btn sm pri" to={status.next.to}>
                {status.next.words}
              </Link>
            </>
          )}
          {status.wantsProof && (
            <>
              {' '}
              <ProveLink />
            </>
          )}
        </p>
      )}
    </div>
  );
}
