/** Seconds from the beginning within which there is nothing to resume, or this share of a short video. */
const beginning = 10;
const beginningShare = 0.05;
/** Share of a video after which it counts as watched to the end. */
const end = 0.95;

/** Whether who stops here has watched the video to its end. `duration` null: unknown. */
export const isAtEnd = (position: number, duration: number | null): boolean =>
  duration !== null && position >= duration * end;

/** Whether a position in a video is worth remembering. `duration` null: unknown. */
export const isWorthRemembering = (position: number, duration: number | null): boolean =>
  position > 0 &&
  position >= Math.min(beginning, (duration ?? Infinity) * beginningShare) &&
  !isAtEnd(position, duration);
