import type { CardModel } from '../../page/video-card.ts';
import { modelAt } from './card-models.ts';

/** How long a finger rests on a card before it counts as held, in milliseconds; the browser's own menu comes at 500. */
export const pressTime = 450;
/** A finger that strays further than this, in pixels, scrolls. */
const steady = 10;
/** What a browser makes of a lifted finger follows within this time, in milliseconds. */
const afterwards = 400;

interface Press {
  card: CardModel;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
  told: boolean;
}

/**
 * Watches the page for a finger held on a card. It suppresses the browser's own menu, the drag and the tap that would
 * follow.
 */
export function watchLongPress(onHeld: (card: CardModel) => void): () => void {
  let press: Press | null = null;
  let deafUntil = 0;

  const tell = () => {
    if (!press || press.told) return;
    press.told = true;
    onHeld(press.card);
  };
  const drop = () => {
    clearTimeout(press?.timer);
    press = null;
  };
  const down = (event: PointerEvent) => {
    drop();
    // The next press is meant.
    deafUntil = 0;
    const card = event.pointerType === 'touch' && event.isPrimary ? modelAt(event.target) : null;
    if (card) {
      const { clientX: x, clientY: y } = event;
      press = { card, x, y, timer: setTimeout(tell, pressTime), told: false };
    }
  };
  const move = (event: PointerEvent) => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > steady) drop();
  };
  const up = (event: PointerEvent) => {
    if (press?.told) deafUntil = event.timeStamp + afterwards;
    drop();
  };
  const click = (event: MouseEvent) => {
    if (event.timeStamp > deafUntil) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event) => {
    if (!press) return;
    event.preventDefault();
    tell();
  };

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('pointerdown', down, options);
  document.addEventListener('pointermove', move, options);
  document.addEventListener('pointerup', up, options);
  document.addEventListener('pointercancel', drop, options);
  document.addEventListener('click', click, options);
  document.addEventListener('contextmenu', menu, options);
  document.addEventListener('dragstart', menu, options);
  return () => {
    drop();
    listening.abort();
  };
}
