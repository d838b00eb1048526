import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** How long a slide stays, in milliseconds. */
export const slideTime = 5_000;

export interface AutoAdvance {
  /** Slides are advancing by themselves right now. */
  running: boolean;
  /** Stopped by the button or by a manual choice. */
  paused: boolean;
  /** False under reduced motion: then there is nothing to pause. */
  possible: boolean;
  toggle(): void;
  /** A manual choice ends the show for good. */
  giveUp(): void;
}

/** Advances a slideshow, except under the pointer, with focus inside, in a hidden tab or under reduced motion. */
export function useAutoAdvance(
  box: RefObject<HTMLElement | null>,
  count: number,
  next: () => void,
): AutoAdvance {
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(true); // until the page has come to life
  const [possible, setPossible] = useState(true);
  const running = possible && !paused && !held && count > 1;

  useEffect(() => {
    const element = box.current;
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => {
      setPossible(!motion.matches);
      const busy = element?.matches(':hover') || element?.contains(document.activeElement);
      setHeld(document.hidden || Boolean(busy));
    };
    const soon = () => setTimeout(look); // focus has moved by then
    look();
    motion.addEventListener('change', look);
    document.addEventListener('visibilitychange', look);
    for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      element?.addEventListener(name, soon);
    return () => {
      motion.removeEventListener('change', look);
      document.removeEventListener('visibilitychange', look);
      for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
        element?.removeEventListener(name, soon);
    };
  }, [box]);

  const onTime = useEffectEvent(next);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => onTime(), slideTime);
    return () => clearInterval(timer);
  }, [running]);

  return {
    running,
    paused,
    possible,
    toggle: () => setPaused((now) => !now),
    giveUp: () => setPaused(true),
  };
}
