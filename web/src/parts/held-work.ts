import { useEffect, useSyncExternalStore } from 'react';
import type { WaitingWork } from '#contract/overview.ts';
import type { WaitingKind } from '#contract/overview-lists.ts';

/** What was just decided here and is not sent yet, because it can still be taken back. It waits for nobody. */
const held = new Map<WaitingKind, number>();
const listeners = new Set<() => void>();
let version = 0;

function write(kind: WaitingKind, count: number): void {
  if ((held.get(kind) ?? 0) === count) return;
  held.set(kind, count);
  version++;
  for (const listener of listeners) listener();
}
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Takes so many off what is counted as waiting, as long as the page that says so is open. */
export function useHeldWork(kind: WaitingKind, count: number): void {
  useEffect(() => {
    write(kind, count);
    return () => write(kind, 0);
  }, [kind, count]);
}

/** What waits, without what was decided about here a moment ago. */
export function useStillWaiting(waiting: readonly WaitingWork[] | null): readonly WaitingWork[] | null {
  useSyncExternalStore(
    listen,
    () => version,
    () => 0,
  );
  return (
    waiting?.map((one) => ({ ...one, count: Math.max(0, one.count - (held.get(one.kind) ?? 0)) })) ?? null
  );
}
