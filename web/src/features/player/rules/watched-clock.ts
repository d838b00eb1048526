/** Adds up the time that somebody really watched: not pauses, not stalls, not what a seek jumps over. */
export interface WatchedClock {
  /** Seconds watched so far, by the clock on the wall. */
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
 * Call often while the media moves. The lesser of wall time and media time (over the speed) counts, so neither a stall,
 * nor a jump, nor a computer that slept adds anything that was not seen.
 */
export function tick(clock: WatchedClock, moment: Moment, rate: number): WatchedClock {
  if (!clock.last) return { ...clock, last: moment };
  const wall = (moment.wall - clock.last.wall) / 1000;
  const media = (moment.media - clock.last.media) / (rate > 0 ? rate : 1);
  return { seconds: clock.seconds + Math.max(0, Math.min(wall, media)), last: moment };
}

/** At a pause or a seek: what lies between here and the next tick does not count. */
export const interrupt = (clock: WatchedClock): WatchedClock =>
  clock.last ? { ...clock, last: null } : clock;
