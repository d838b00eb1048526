import { type RefObject, useEffect, useRef } from 'react';

export interface SurfaceActions {
  togglePlay(): void;
  fullscreen(): void;
  /** -1 back, 1 forward. */
  jump(direction: -1 | 1): void;
  /** A single tap shows or hides the controls. */
  toggleControls(): void;
}

/** Two taps within this time are one gesture (ms). */
const doubleTap = 300;

/**
 * The picture as a surface: a click plays, a double click goes full screen; a tap shows the controls, a double tap at a
 * side jumps.
 */
export function useSurface(surface: RefObject<HTMLElement | null>, actions: SurfaceActions) {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let tapped = { at: Number.NEGATIVE_INFINITY, side: 0 };
    const sideOf = (x: number): -1 | 0 | 1 => {
      const { left, width } = element.getBoundingClientRect();
      const share = (x - left) / width;
      return share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0;
    };
    const tap = (event: PointerEvent) => {
      const side = sideOf(event.clientX);
      const now = event.timeStamp;
      const isDouble = now - tapped.at < doubleTap && side === tapped.side;
      tapped = { at: now, side };
      if (isDouble && side !== 0) latest.current.jump(side);
      else latest.current.toggleControls();
    };
    const click = (event: MouseEvent) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') tap(event);
      else latest.current.togglePlay();
    };
    const twice = (event: MouseEvent) => {
      if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') latest.current.fullscreen();
    };
    element.addEventListener('click', click);
    element.addEventListener('dblclick', twice);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('dblclick', twice);
    };
  }, [surface]);
}
