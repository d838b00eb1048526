import { useSyncExternalStore } from 'react';
import { call } from '#contract/client.ts';
import { keepsPreferences } from './preferences-choice.ts';

const shieldKey = 'spoilers';

/** Where nothing may be stored, the choice lasts for this page. */
let ofPage: boolean | null = null;
const listeners = new Set<() => void>();

/** Null: nothing is known here. */
function known(): boolean | null {
  if (ofPage !== null) return ofPage;
  try {
    const stored = localStorage.getItem(shieldKey);
    return stored === null ? null : stored === 'hidden';
  } catch {
    return null;
  }
}
export const hidesSpoilers = (): boolean => known() ?? false;

/** Takes up what the account says, or what was chosen here. */
export function storeShield(hides: boolean): void {
  ofPage = hides;
  document.documentElement.toggleAttribute('data-shield', hides);
  if (keepsPreferences()) {
    try {
      localStorage.setItem(shieldKey, hides ? 'hidden' : 'shown');
    } catch {
      // Storage is full or closed: the choice lasts for this page.
    }
  }
  for (const listener of listeners) listener();
}

/** Chosen by whoever watches; the account of a member remembers it. */
export function chooseShield(hides: boolean, isMember: boolean): void {
  storeShield(hides);
  if (isMember) call('update_preferences', { p_preferences: { hides_spoilers: hides } }).catch(() => {});
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether what later episodes tell is hidden; `first` is what the server knows of a member. */
export const useShield = (first = false): boolean =>
  useSyncExternalStore(
    subscribe,
    () => known() ?? first,
    () => first,
  );

/** A video that is a later episode, until its reader wants to know. */
let laterVideo: string | null = null;

/** Says that a video is an episode that comes later than the next one to watch. Null: the one on the page is none. */
export function setLaterVideo(id: string | null): void {
  laterVideo = id;
  for (const listener of listeners) listener();
}

/** Whether the names of a video's chapters are hidden. */
export const useHidesChapters = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => laterVideo === id && hidesSpoilers(),
    () => false,
  );
