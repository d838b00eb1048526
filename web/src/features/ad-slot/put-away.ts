const key = 'rooms.closed';
/** For all that floats; of any other ad it is the creative. */
const floating = 'floating';
const form = /^(?:floating|[\da-f-]{36})$/;
/** What a browser holds at most; nobody closes more in a visit. */
const most = 100;
/** Where the browser refuses storage, what this page knows is all there is. */
let ofPage: readonly string[] = [];

/** What was stored, and nothing that is not of our form. */
export const readClosed = (text: string | null): string[] =>
  (text ?? '').split(' ').filter((word) => form.test(word));

function closed(): readonly string[] {
  try {
    return [...ofPage, ...readClosed(sessionStorage.getItem(key))];
  } catch {
    return ofPage;
  }
}

/** Whether somebody closed what floats in this visit, or hid this ad. */
export const isPutAway = (what: 'floating' | { readonly id: string }): boolean =>
  closed().includes(what === floating ? floating : what.id);

/**
 * Somebody closed or hid an ad: for the rest of the visit it stays away, and so does all that floats if it did. Whatever
 * they allow: it is their own wish, and says nothing else about them.
 */
export function putAway({ id }: { readonly id: string }, isFloating: boolean): void {
  ofPage = [...new Set([...closed(), id, ...(isFloating ? [floating] : [])])].slice(-most);
  try {
    sessionStorage.setItem(key, ofPage.join(' '));
  } catch {
    // The browser refuses storage: the page remembers.
  }
}
