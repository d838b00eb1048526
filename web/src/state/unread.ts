import { useSyncExternalStore } from 'react';
import type { Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';

/** How much a member has not seen. */
export type Unread = Output<'get_unread_counts'>;
const none: Unread = { notifications: 0, messages: 0, message_requests: 0 };

let counts = none;
const listeners = new Set<() => void>();
function set(next: Unread): void {
  counts = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the header shows; nothing until it was loaded. */
export const useUnread = (): Unread =>
  useSyncExternalStore(
    subscribe,
    () => counts,
    () => none,
  );

let asking: Promise<void> | null = null;
let askAgain = false;

/** Asks the server how much is unread; events during the question lead to one more. */
export function refreshUnread(): Promise<void> {
  askAgain = true;
  asking ??= (async () => {
    try {
      while (askAgain) {
        askAgain = false;
        set(await call('get_unread_counts', {}));
      }
    } catch {
      // The next event asks again.
    } finally {
      asking = null;
    }
  })();
  return asking;
}

export const forgetUnread = (): void => set(none);
export const setUnreadNotifications = (notifications: number): void => set({ ...counts, notifications });
