import { type RefObject, useEffect } from 'react';

/**
 * Tells the element, as `--keyboard`, how much of the window the keyboard of a phone covers: it lies over the page, which
 * does not grow smaller by itself.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      const covered = view.scale > 1 ? 0 : Math.max(0, innerHeight - view.height - view.offsetTop);
      element.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [element]);
}
