const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, video') !== null;

/** What keys press in a video of the queue: an attribute of it. */
export const keyOf = (key: 'a' | 'r' | 'w') => ({ 'data-key': key });

/**
 * Keys of the review queue: J and K lead to the next video and back, from wherever one is on the page; A, R and W act on the
 * video that has the focus, which is marked, as the first one is until another has it. Z takes back the last decision.
 */
export function pressInQueue(event: KeyboardEvent, list: HTMLElement | null, undo: (() => void) | undefined) {
  const { key, target } = event;
  if (list === null || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (isTyping(target) || document.querySelector('dialog[open]') !== null) return;
  const videos = [...list.children].filter((one) => !(one as HTMLElement).hidden);
  const at = Math.max(
    0,
    videos.findIndex((one) => one.contains(target as Node)),
  );
  if (key === 'z' && undo !== undefined) undo();
  else if (key === 'j' || key === 'k') {
    const next = videos[key === 'j' ? at + 1 : Math.max(0, at - 1)];
    next?.querySelector('h2')?.focus();
    next?.scrollIntoView?.({ block: 'start' });
  } else {
    const part = videos[at]?.querySelector<HTMLElement>(`[data-key="${key}"]`);
    if (part == null || !'arw'.includes(key)) return;
    if (key === 'r') part.querySelector<HTMLElement>('textarea')?.focus();
    else part.click();
  }
  event.preventDefault();
}
