import { type RefObject, useEffect, useRef, useState } from 'react';

/** The controls hide after this long without a movement, a touch or a key (ms). */
const idleAfter = 3000;

/** Whether nobody has moved, touched or typed on the player for a while, and how to say so. `held` prevents that. */
export function useIdle(
  root: RefObject<HTMLElement | null>,
  held: boolean,
): [idle: boolean, setIdle: (idle: boolean) => void] {
  const [idle, setIdle] = useState(false);
  const say = useRef<(idle: boolean) => void>(setIdle);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const become = (isIdle: boolean) => {
      clearTimeout(timer);
      setIdle(isIdle);
      if (!isIdle && !held) timer = setTimeout(() => setIdle(true), idleAfter);
    };
    const wake = () => become(false);
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !held) become(true);
    };
    // A tap decides for itself whether the controls show or hide.
    const move = (event: PointerEvent) => event.pointerType === 'mouse' && wake();
    // What is held is shown: a tap changes nothing about that.
    say.current = (isIdle) => become(isIdle && !held);
    // The player as a whole gets the focus when its picture is pressed, and that press decides.
    const focus = (event: FocusEvent) => event.target !== element && wake();
    wake();
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focusin', focus);
    document.addEventListener('keydown', wake);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focusin', focus);
      document.removeEventListener('keydown', wake);
    };
  }, [root, held]);
  return [idle && !held, (isIdle) => say.current(isIdle)];
}
