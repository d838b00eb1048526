import { type RefObject, useEffect, useState } from 'react';

/** The controls hide after this long without a movement or a key (ms). */
const idleAfter = 3000;

/** Whether nobody has moved, touched or typed on the player for a while. `held` prevents that. */
export function useIdle(
  root: RefObject<HTMLElement | null>,
  held: boolean,
): [idle: boolean, setIdle: (idle: boolean) => void] {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      if (!held) timer = setTimeout(() => setIdle(true), idleAfter);
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || held) return;
      clearTimeout(timer);
      setIdle(true);
    };
    // A tap decides for itself whether the controls show or hide.
    const move = (event: PointerEvent) => event.pointerType === 'mouse' && wake();
    wake();
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', wake);
    document.addEventListener('keydown', wake);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusin', wake);
      document.removeEventListener('keydown', wake);
    };
  }, [root, held]);
  return [idle && !held, setIdle];
}
