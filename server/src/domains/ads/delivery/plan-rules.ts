/** How much of a week's pages each of its hours has, from Sunday's first; null: nobody knows yet, so all are alike. */
export type WeekCurve = readonly number[] | null;

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;
const weekHours = 168;

/** Sums of the curve up to each hour of the week, and over all of it. */
const sums = new WeakMap<readonly number[], readonly number[]>();

function sumsOf(curve: readonly number[]): readonly number[] {
  let found = sums.get(curve);
  if (!found) {
    const list = [0];
    for (const share of curve) list.push(list.at(-1)! + share);
    found = list;
    sums.set(curve, found);
  }
  return found;
}

/** The first Sunday of 1970 was its fourth day. */
const firstSunday = 3 * day;

/** What a curve has up to a moment of local time, from a Sunday long ago. */
function reached(curve: WeekCurve, local: number): number {
  if (curve === null) return local;
  const upTo = sumsOf(curve);
  const since = local - firstSunday;
  const weeks = Math.floor(since / week);
  const within = since - weeks * week;
  const index = Math.min(weekHours - 1, Math.floor(within / hour));
  const part = (within - index * hour) / hour;
  return weeks * upTo[weekHours]! + upTo[index]! + part * curve[index]!;
}

/** Which part of a run is planned up to a moment; all in local time. */
export function plannedShare(curve: WeekCurve, run: { from: number; to: number }, local: number): number {
  const from = reached(curve, run.from);
  const all = reached(curve, run.to) - from;
  if (all <= 0) return local >= run.to ? 1 : 0;
  return Math.min(1, Math.max(0, (reached(curve, local) - from) / all));
}

/**
 * What a run leaves at its end for impressions that were given out and never seen: they come back half an hour
 * later.
 */
export function reserveOf(length: number): number {
  if (length < day) return length / 20;
  return Math.min(2 * hour, Math.max(hour * 0.75, length / 50));
}

/** Local time of a day's first moment. */
export const dayStart = (text: string): number => Date.parse(`${text}T00:00:00Z`);
export const dayLength = day;

/**
 * The curve of the hours that placements had; `null` until there is a whole week of them. `asked`: of each hour
 * of the week, from Sunday's first, in how many hours of the past it was measured, and what they had in all.
 */
export function curveOf(asked: readonly { hours: number; asked: number }[]): WeekCurve {
  if (asked.length < weekHours || asked.some(({ hours }) => hours === 0)) return null;
  const curve = asked.map((one) => one.asked / one.hours);
  const all = curve.reduce((sum, share) => sum + share, 0);
  // An hour in which nobody came once may still have somebody.
  return all === 0 ? null : curve.map((share) => Math.max(share / all, 0.0001));
}
