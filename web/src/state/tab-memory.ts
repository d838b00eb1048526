import { type AuthEvent, authEventName } from './auth-events.ts';

/**
 * What somebody typed and has not sent, by its place: it is there again when they come back, also after the page was loaded
 * again. It stays in this tab, and belongs to the member who typed it.
 */
export interface TabMemory<T> {
  /** All there is of this member (null: a visitor), what was typed last at the end. */
  read(owner: string | null): Record<string, T>;
  /** null forgets it. */
  write(owner: string | null, place: string, value: T | null): void;
}

/** Places that are remembered at once; the oldest goes first. */
const most = 30;

/** `storageKey`: of the tab's session storage. A browser that keeps nothing remembers as long as the page lasts. */
export function makeTabMemory<T>(storageKey: string): TabMemory<T> {
  interface Remembered {
    owner: string | null;
    places: Record<string, T>;
  }
  /** What the tab's storage did not take. */
  let ofPage: Remembered | null = null;

  const read = (owner: string | null): Record<string, T> => {
    let found = ofPage;
    try {
      found ??= JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Remembered | null;
    } catch {
      // Storage is closed, or holds something else.
    }
    return found?.owner === owner && typeof found.places === 'object' ? found.places : {};
  };

  // The next member in this browser does not find what another one typed.
  if (typeof window !== 'undefined')
    window.addEventListener(authEventName, (event) => {
      const { type } = (event as CustomEvent<AuthEvent>).detail;
      if (type !== 'signed-in' && type !== 'signed-out') return;
      ofPage = null;
      try {
        sessionStorage.removeItem(storageKey);
      } catch {
        // Storage is closed.
      }
    });

  return {
    read,
    write(owner, place, value) {
      const { [place]: _before, ...others } = read(owner);
      const places = Object.entries(value === null ? others : { ...others, [place]: value }).slice(-most);
      const remembered: Remembered = { owner, places: Object.fromEntries(places) };
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(remembered));
        ofPage = null;
      } catch {
        ofPage = remembered; // Storage is full or closed.
      }
    },
  };
}
