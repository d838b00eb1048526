/** Seconds from the beginning within which there is nothing to go on from, or this share of a short video. */
const beginning = 10;
const beginningShare = 0.05;
/** Share of a video after which it has been seen to its end. */
const end = 0.95;

/** Whether it is worth keeping where somebody is in a video. `duration` null: not known. */
export const isWorthRemembering = (position: number, duration: number | null): boolean =>
  position > 0 &&
  position >= Math.min(beginning, (duration ?? Infinity) * beginningShare) &&
  (duration === null || position < duration * end);
