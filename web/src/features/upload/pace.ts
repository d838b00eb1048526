/** How fast a file goes, so that the time it still takes can be said without jumping about. */
export interface Pace {
  /** Milliseconds and bytes when it was last looked at. */
  readonly at: number;
  readonly sent: number;
  /** Bytes a millisecond, smoothed; null: not known yet. */
  readonly speed: number | null;
  /** Milliseconds of sending that the speed is made from. */
  readonly known: number;
  /** Milliseconds still to go, as it is said; null: too early to tell. */
  readonly left: number | null;
}

/** How often the pace is looked at. */
const glance = 1000;
/** Sending this long before anything is said. */
const patience = 3000;
/** The time over which changes of the speed are evened out. */
const memory = 10_000;
/** What is said counts down by itself unless it is this far off. */
const tolerance = 0.25;

export const beginPace = (now: number, sent: number): Pace => ({
  at: now,
  sent,
  speed: null,
  known: 0,
  left: null,
});

/** The pace once so much of all bytes has been sent; the same object if it is too soon to look again. */
export function advancePace(pace: Pace, sent: number, bytes: number, now: number): Pace {
  const passed = now - pace.at;
  if (sent < pace.sent) return beginPace(now, sent);
  if (passed < glance) return pace;
  const latest = (sent - pace.sent) / passed;
  const weight = pace.speed === null ? 1 : 1 - Math.exp(-passed / memory);
  const speed = pace.speed === null ? latest : pace.speed + (latest - pace.speed) * weight;
  const known = pace.known + passed;
  const next = { at: now, sent, speed, known };
  if (known < patience || speed <= 0) return { ...next, left: null };
  const real = (bytes - sent) / speed;
  const counted = pace.left === null ? null : Math.max(0, pace.left - passed);
  const isClose = counted !== null && Math.abs(real - counted) <= Math.max(counted, 4000) * tolerance;
  return { ...next, left: isClose ? counted : real };
}
