const key = 'rooms.closed';
/** Where the browser refuses storage, what this page knows is all there is. */
let ofPage = '';

function closed(): string {
  try {
    return `${ofPage} ${sessionStorage.getItem(key)}`;
  } catch {
    return ofPage;
  }
}

/** Whether somebody closed this in this visit: an ad, by its creative, or `floating` for all that floats. */
export const isPutAway = (what: string): boolean => closed().includes(what);

/**
 * Somebody closed or hid it: for the rest of the visit it stays away. Whatever they allow: it is their own wish, and says
 * nothing else about them.
 */
export function putAway(what: string): void {
  ofPage += ` ${what}`;
  try {
    sessionStorage.setItem(key, closed());
  } catch {
    // The browser refuses storage: the page remembers.
  }
}
