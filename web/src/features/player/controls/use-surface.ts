import { type RefObject, useEffect, useRef } from 'react';

export interface SurfaceActions {
  togglePlay(): void;
  fullscreen(): void;
  /** -1 back, 1 forward. */
  jump(direction: -1 | 1): void;
  /** A single tap shows or hides the controls. */
  toggleControls(): void;
  /** While the picture is held down. Answers whether it does: a paused one does not, and the press is a click after all. */
  playFaster(isFaster: boolean): boolean;
}

/** Two taps within this time are one gesture (ms). */
const doubleTap = 300;
/** A press that lasts this long (ms) is no click. */
const holdAfter = 500;

/** Wherever the pointer is then: it may have left the picture. A finger that begins to scroll ends its press. */
const ends = ['pointerup', 'pointercancel', 'blur'] as const;

/**
 * The picture as a surface: a click of a mouse plays, a double click goes full screen; a tap shows or hides the controls,
 * a double tap at a side jumps, and each further tap there jumps again. Held down, it plays faster.
 */
export function useSurface(surface: RefObject<HTMLElement | null>, actions: SurfaceActions) {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let tapped = { at: Number.NEGATIVE_INFINITY, side: 0, jumps: false };
    /** Browsers say of a double click not always what it was made with, but always of the click before it. */
    let withMouse = true;
    const sideOf = (x: number): -1 | 0 | 1 => {
      const { left, width } = element.getBoundingClientRect();
      const share = (x - left) / width;
      return share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0;
    };
    const tap = (event: PointerEvent) => {
      const side = sideOf(event.clientX);
      const now = event.timeStamp;
      const isDouble = side !== 0 && now - tapped.at < doubleTap && side === tapped.side;
      // The first of two taps did not mean the controls: they are as they were before it.
      if (!isDouble || !tapped.jumps) latest.current.toggleControls();
      if (isDouble) latest.current.jump(side);
      tapped = { at: now, side, jumps: isDouble };
    };
    let holding: ReturnType<typeof setTimeout> | undefined;
    let wasHeld = false;
    const press = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      wasHeld = false;
      clearTimeout(holding);
      holding = setTimeout(() => {
        wasHeld = latest.current.playFaster(true);
      }, holdAfter);
    };
    const release = () => {
      clearTimeout(holding);
      if (wasHeld) latest.current.playFaster(false);
    };
    // A finger that rests opens the menu of the browser.
    const menu = (event: Event) => {
      if (wasHeld) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      if (wasHeld) {
        wasHeld = false;
        return;
      }
      withMouse = !(event instanceof PointerEvent) || ['mouse', ''].includes(event.pointerType);
      if (withMouse) latest.current.togglePlay();
      else tap(event as PointerEvent);
    };
    const twice = () => {
      if (withMouse) latest.current.fullscreen();
    };
    element.addEventListener('click', click);
    element.addEventListener('dblclick', twice);
    element.addEventListener('pointerdown', press);
    element.addEventListener('contextmenu', menu);
    for (const end of ends) addEventListener(end, release);
    return () => {
      release();
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('contextmenu', menu);
      for (const end of ends) removeEventListener(end, release);
      element.removeEventListener('click', click);
      element.removeEventListener('dblclick', twice);
    };
  }, [surface]);
}
