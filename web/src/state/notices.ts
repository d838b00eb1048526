/** A short message about what the reader did a moment ago. */
export interface Notice {
  id: number;
  text: string;
  kind: 'plain' | 'wrong';
  /** Where to go on from what it says: with that it stays until it is pressed or put away. */
  next?: { to: string; words: string } | undefined;
}

let last = 0;
let listener: ((notice: Notice) => void) | null = null;
const waiting: Notice[] = [];

/**
 * Shows a message at the edge of the page for a few seconds; screen readers read it. `wrong`: something did not work.
 */
export function say(text: string, kind: Notice['kind'] = 'plain', next?: Notice['next']): void {
  const notice = { id: ++last, text, kind, next };
  if (listener) listener(notice);
  else waiting.push(notice);
}

/**
 * The part of the page that shows them registers here; the returned function unregisters it. Earlier messages are
 * delivered at once.
 */
export function listenForNotices(show: (notice: Notice) => void): () => void {
  listener = show;
  for (const notice of waiting.splice(0)) show(notice);
  return () => {
    if (listener === show) listener = null;
  };
}
