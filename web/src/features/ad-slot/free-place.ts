interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface View {
  readonly width: number;
  readonly height: number;
}

/** Between what floats above each other. */
const gap = 12;
/** On less width than this, what floats and what is beneath it leave this share of the height to the page. */
const narrow = 1024;
const left = 0.4;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * How far up from its corner an ad floats so that it lies above `beneath` (the mini-player, other ads) and on none of
 * `taken` (the player, the header). Null: there is no such place.
 */
export function freePlace(
  corner: Box,
  beneath: readonly Box[],
  taken: readonly Box[],
  view: View,
): number | null {
  const up = beneath.reduce((most, { top }) => Math.max(most, corner.bottom - (top - gap)), 0);
  const there = { ...corner, top: corner.top - up, bottom: corner.bottom - up };
  const isTooHigh = there.top < 0 || (view.width < narrow && there.top < view.height * left);
  return isTooHigh || taken.some((box) => overlap(there, box)) ? null : up;
}

const has = ({ left, right, top, bottom }: Box): boolean => right > left && bottom > top;
const boxes = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()).filter(has);

export interface Floats {
  /** It floats from now on where there is place, and `come` is called when there first is. */
  add(room: HTMLElement, come: () => void): void;
  remove(room: HTMLElement): void;
}

/** Keeps what floats on a page free of the player, the mini-player, the header and each other, until the page is left. */
export function floatFreely(signal: AbortSignal): Floats {
  const floats = new Map<HTMLElement, { come: (() => void) | null; size: Box | null }>();
  let frame = 0;
  /** Where it would be in its corner; measured once for a size of the window, because it is read at every scroll. */
  const cornerOf = (room: HTMLElement): Box => {
    const { hidden } = room;
    room.hidden = false;
    room.style.setProperty('--up', '0px');
    const { left, right, top, bottom } = room.getBoundingClientRect();
    room.hidden = hidden;
    return { left, right, top, bottom };
  };
  const arrange = () => {
    frame = 0;
    const taken = [...boxes('.watch-player'), ...boxes('.top')];
    const beneath = boxes('.player-dock');
    const view = { width: innerWidth, height: innerHeight };
    for (const [room, one] of floats) {
      one.size ??= cornerOf(room);
      const up = freePlace(one.size, beneath, taken, view);
      room.hidden = up === null;
      if (up === null) continue;
      room.style.setProperty('--up', `${up}px`);
      beneath.push({ ...one.size, top: one.size.top - up });
      one.come?.();
      one.come = null;
    }
  };
  const soon = () => {
    if (floats.size > 0) frame ||= requestAnimationFrame(arrange);
  };
  const measured = () => {
    for (const one of floats.values()) one.size = null;
    soon();
  };
  addEventListener('scroll', soon, { passive: true, signal });
  addEventListener('resize', measured, { signal });
  const observer = new ResizeObserver(soon);
  for (const element of document.querySelectorAll('.player-dock, .watch-player')) observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    floats.clear();
  });
  return {
    add(room, come) {
      floats.set(room, { come, size: null });
      arrange();
    },
    remove(room) {
      floats.delete(room);
      soon();
    },
  };
}
