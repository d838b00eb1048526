/**
 * What is above the view may go where the browser holds the view in place. It holds one column: where two stand side by
 * side, the other one would move.
 */
const holdsView = (room: HTMLElement): boolean =>
  CSS.supports('overflow-anchor', 'auto') &&
  !(room.closest('.watch') && matchMedia('(min-width: 1081px)').matches);

/**
 * Takes a room away for which there is nothing. Nothing that is in view moves: a room that is in view goes when it has
 * left it.
 */
export function closeRoom(room: HTMLElement, signal: AbortSignal): void {
  room.replaceChildren();
  room.removeAttribute('role');
  room.removeAttribute('aria-label');
  room.dataset.state = 'empty';
  if (room.dataset.as) {
    room.hidden = true;
    return;
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting) return;
    const isBelow = entry.boundingClientRect.top >= innerHeight;
    if (!isBelow && !holdsView(room)) return;
    room.dataset.state = 'closed';
    observer.disconnect();
  });
  observer.observe(room);
  signal.addEventListener('abort', () => observer.disconnect());
}
