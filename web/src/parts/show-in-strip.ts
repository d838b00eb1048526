/**
 * Brings an element of a navigation into its sight, in the middle of a strip, and leaves the page where it is: it may be on
 * its way to a place of its own.
 */
export function showInStrip(strip: HTMLElement | null): void {
  const here = strip?.querySelector('[aria-current]');
  if (!strip || !here) return;
  const [frame, place] = [strip.getBoundingClientRect(), here.getBoundingClientRect()];
  const above = Math.min(0, place.top - frame.top);
  const below = Math.max(0, place.bottom - frame.bottom);
  strip.scrollBy?.({
    left: place.left - frame.left - (frame.width - place.width) / 2,
    top: above || below,
    behavior: 'instant',
  });
}
