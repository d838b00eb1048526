/**
 * What somebody was writing when they left a box, by the box: it is there again when they come back to it. It lives as long
 * as the page does, and belongs to the member who wrote it.
 */
const drafts = new Map<string, string>();
let writer: string | null = null;

/** Another member finds nothing. */
function belongsTo(memberId: string | null): void {
  if (memberId !== writer) drafts.clear();
  writer = memberId;
}

export function draftOf(memberId: string | null, box: string): string {
  belongsTo(memberId);
  return drafts.get(box) ?? '';
}

export function rememberDraft(memberId: string | null, box: string, text: string): void {
  belongsTo(memberId);
  if (text === '') drafts.delete(box);
  else drafts.set(box, text);
}
