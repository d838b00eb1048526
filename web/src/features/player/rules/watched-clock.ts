/** Adds up the time somebody really watched: not pauses, not stalls, not what a seek skips. */
export interface WatchedClock {
  /** Seconds watched so far, in real time. */
  readonly seconds: number;
  readonly last: Moment | null;
}

export interface Moment {
  /** Milliseconds of a monotonic clock. */
  wall: number;
  /** The media's own time, in seconds. */
  media: number;
}

export const newClock: WatchedClock = { seconds: 0, last: null };

/**
 * Call often while the media moves. The lesser of real time and media time (divided by speed) counts, so that a stall,
 * a jump or a sleeping computer adds nothing that was not seen.
 */
export function tick(clock: WatchedClock, moment: Moment, rate: number): WatchedClock {
  if (!clock.last) return { ...clock, last: moment };
  const wall = (moment.wall - clock.last.wall) / 1000;
  const media = (moment.media - clock.last.media) / (rate > 0 ? rate : 1);
  return { seconds: clock.seconds + Math.max(0, Math.min(wall, media)), last: moment };
}

/** At a pause or a seek: the time until the next tick does not count. */
export const interrupt = (clock: WatchedClock): WatchedClock =>
  clock.last ? { ...clock, last: null } : clock;
