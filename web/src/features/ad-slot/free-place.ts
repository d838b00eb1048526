type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Between what floats above each other. */
const gap = 12;
/** On less width than this, what floats and what is beneath it leave that share of the height to the page. */
const narrow = 1024;
const share = 0.4;

/**
 * How far up from its corner an ad floats so that it lies above all that begin at `beneath` (the mini-player, other ads)
 * and on none of `taken` (the player, the header). Null: there is no such place.
 */
export function freePlace(
  { left, right, top, bottom }: Box,
  beneath: readonly number[],
  taken: readonly Box[],
  width: number,
  height: number,
): number | null {
  const up = Math.max(0, ...beneath.map((begins) => bottom + gap - begins));
  const isFree =
    top - up >= (width < narrow ? height * share : 0) &&
    !taken.some(
      (one) => left < one.right && one.left < right && top - up < one.bottom && one.top < bottom - up,
    );
  return isFree ? up : null;
}

const boxes = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);

/** With what to do once there first is a place, an ad floats from now on; with nothing it does no more. */
export type Float = (room: HTMLElement, come?: () => void) => void;

/** Lets ads float free of the player, the mini-player, the header and each other, until the page is left. */
export function floatFreely(signal: AbortSignal): Float {
  /** In its corner it is measured once for a size of the window, because that is read at every scroll. */
  const floats = new Map<HTMLElement, { come?: (() => void) | undefined; corner?: Box | undefined }>();
  const arrange = () => {
    const taken = boxes('.watch-player, .top');
    const beneath = boxes('.player-dock').map(({ top }) => top);
    for (const [room, one] of floats) {
      const rise = (up: number) => room.style.setProperty('--up', `${up}px`);
      if (!one.corner) {
        room.hidden = false;
        rise(0);
        one.corner = room.getBoundingClientRect();
      }
      const up = freePlace(one.corner, beneath, taken, innerWidth, innerHeight);
      room.hidden = up === null;
      if (up === null) continue;
      rise(up);
      beneath.push(one.corner.top - up);
      const { come } = one;
      one.come = undefined;
      come?.();
    }
  };
  const soon = () => {
    if (floats.size > 0) requestAnimationFrame(arrange);
  };
  const options = { passive: true, signal };
  addEventListener('scroll', soon, options);
  addEventListener(
    'resize',
    () => {
      for (const one of floats.values()) one.corner = undefined;
      soon();
    },
    options,
  );
  const observer = new ResizeObserver(soon);
  for (const element of document.querySelectorAll('.player-dock, .watch-player')) observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    floats.clear();
  });
  return (room, come) => {
    if (come) floats.set(room, { come });
    else floats.delete(room);
    arrange();
  };
}
