import { useEffect, useState } from 'react';

const shownMilliseconds = 5000;

export type StatusKind = 'success' | 'error' | 'info';
export interface Status {
  kind: StatusKind;
  text: string;
}

/** What a form of the back office came to, in words; null: nothing is to be said. */
export function statusOf(
  answer: { fault?: { message: string } | null | undefined; done?: string | null | undefined } | undefined,
): Status | null {
  if (answer?.fault) return { kind: 'error', text: `Error: ${answer.fault.message}` };
  return answer?.done ? { kind: 'success', text: answer.done } : null;
}

/**
 * What an act of the back office came to, gone after five seconds. `of` is a new value for each act, so that the same
 * words show again.
 */
export function StatusMessage({ status, of }: { status: Status | null; of: unknown }) {
  const [gone, setGone] = useState<unknown>(null);
  const text = status?.text ?? null;
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setGone(of), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [text, of]);
  return (
    <div className="status-place" role="status">
      {status !== null && gone !== of && <p className={`status-message ${status.kind}`}>{status.text}</p>}
    </div>
  );
}
