/** Seconds from the beginning within which there is nothing to go on from. */
const beginning = 10;
/** Share of a video after which it has been seen to its end. */
const end = 0.95;

/** Whether it is worth keeping where somebody is in a video. `duration` null: not known. */
export const isWorthKeeping = (position: number, duration: number | null): boolean =>
  position >= beginning && (duration === null || position < duration * end);
