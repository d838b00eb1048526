import type { ActivityFigures, ActivityStep } from '#contract/overview.ts';
import type { ActivityPeriod } from '#contract/overview-lists.ts';

const hourMilliseconds = 3_600_000;
const dayHours = 24;

/** The hour, in UTC, that a moment is in. */
export const hourOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / hourMilliseconds) * hourMilliseconds);
/** So many hours later. */
export const hours = (moment: Date, count: number): Date =>
  new Date(moment.getTime() + count * hourMilliseconds);
const dayOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / (dayHours * hourMilliseconds)) * dayHours * hourMilliseconds);

const days: Readonly<Record<Exclude<ActivityPeriod, 'day'>, number>> = { week: 7, month: 30 };

export interface Span {
  /** When the time before begins. */
  before: Date;
  /** When the period begins. */
  since: Date;
  stepHours: number;
  steps: number;
}
/** The hours by which a period is drawn: the last 24 hours, or whole days of which the last is today. */
export function spanOf(period: ActivityPeriod, now: Date): Span {
  if (period === 'day') {
    const since = hours(hourOf(now), -(dayHours - 1));
    return { since, before: hours(since, -dayHours), stepHours: 1, steps: dayHours };
  }
  const count = days[period];
  const since = hours(dayOf(now), -(count - 1) * dayHours);
  return { since, before: hours(since, -count * dayHours), stepHours: dayHours, steps: count };
}

export type FigureHour = { hour: Date; stored_bytes?: number | null } & Partial<ActivityFigures>;

const none = (): ActivityFigures => ({
  page_views: 0,
  visitors: 0,
  views: 0,
  viewers: 0,
  playbacks: 0,
  watch_seconds: 0,
  sign_ups: 0,
  videos_added: 0,
  errors: 0,
});
const names = Object.keys(none()) as (keyof ActivityFigures)[];
function add(to: ActivityFigures, figures: Partial<ActivityFigures>): void {
  for (const name of names) to[name] += figures[name] ?? 0;
}

/**
 * Hours as the steps of a period, with their sums, and the sums of the time before: no further than the period itself has
 * come, so that half a day is not measured against a whole one.
 */
export function activityOf(
  found: readonly FigureHour[],
  period: ActivityPeriod,
  now: Date,
): { steps: ActivityStep[]; totals: ActivityFigures; before: ActivityFigures } {
  const { since, before, stepHours, steps: count } = spanOf(period, now);
  const steps: ActivityStep[] = Array.from({ length: count }, (_, index) => ({
    from: hours(since, index * stepHours).toISOString(),
    ...none(),
    stored_bytes: null,
  }));
  const totals = none();
  const earlier = none();
  const reached = hours(before, (hourOf(now).getTime() - since.getTime()) / hourMilliseconds);
  for (const one of found) {
    const at = one.hour.getTime();
    if (at < since.getTime()) {
      if (at >= before.getTime() && at <= reached.getTime()) add(earlier, one);
      continue;
    }
    const step = steps[Math.floor((at - since.getTime()) / (stepHours * hourMilliseconds))];
    if (step === undefined) continue;
    add(step, one);
    add(totals, one);
    if (one.stored_bytes != null) step.stored_bytes = one.stored_bytes;
  }
  return { steps, totals, before: earlier };
}
