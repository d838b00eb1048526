import { type AuthEvent, authEventName } from './auth-events.ts';

/**
 * What somebody was writing when they left a box, by the box: it is there again when they come back to it, also after the page
 * was loaded again. It stays in this tab, and belongs to the member who wrote it.
 */
interface Drafts {
  writer: string | null;
  boxes: Record<string, string>;
}

const storageKey = 'drafts';
/** Boxes that are remembered at once; the oldest goes first. */
const most = 30;
/** For a browser that keeps nothing. */
let ofPage: Drafts = { writer: null, boxes: {} };

function read(writer: string | null): Drafts['boxes'] {
  let drafts: Drafts | null = ofPage;
  try {
    drafts = (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Drafts | null) ?? ofPage;
  } catch {
    // Storage is closed, or holds something else.
  }
  // Another member finds nothing.
  return drafts.writer === writer && typeof drafts.boxes === 'object' ? drafts.boxes : {};
}

export const draftOf = (writer: string | null, box: string): string => read(writer)[box] ?? '';

export function rememberDraft(writer: string | null, box: string, text: string): void {
  const { [box]: _before, ...others } = read(writer);
  const boxes = Object.entries(text === '' ? others : { ...others, [box]: text }).slice(-most);
  ofPage = { writer, boxes: Object.fromEntries(boxes) };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(ofPage));
  } catch {
    // Storage is full or closed: drafts last as long as the page.
  }
}

if (typeof window !== 'undefined')
  window.addEventListener(authEventName, (event) => {
    const { type } = (event as CustomEvent<AuthEvent>).detail;
    if (type !== 'signed-in' && type !== 'signed-out') return;
    ofPage = { writer: null, boxes: {} };
    try {
      sessionStorage.removeItem(storageKey);
    } catch {
      // Storage is closed.
    }
  });
