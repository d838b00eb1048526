import { type RefObject, useEffect } from 'react';

/** Marks what scrolls sideways with the sides on which there is more: `data-more` is `start`, `end` or both. */
export function useScrolledEdges(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scrolled = place.current;
    if (scrolled === null) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scrolled;
      const more = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end'].filter(
        Boolean,
      );
      if (more.length === 0) delete scrolled.dataset.more;
      else scrolled.dataset.more = more.join(' ');
    };
    mark();
    scrolled.addEventListener('scroll', mark, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(mark);
    sizes?.observe(scrolled);
    if (scrolled.firstElementChild) sizes?.observe(scrolled.firstElementChild);
    return () => {
      scrolled.removeEventListener('scroll', mark);
      sizes?.disconnect();
    };
  });
}
