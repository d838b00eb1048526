import { dayLength, dayStart, plannedShare, reserveOf, type WeekCurve } from './plan-rules.ts';
import type { BudgetRule, Campaign } from './snapshot.ts';

/** A moment as plans read it. */
export interface Calendar {
  day: string;
  /** Of the time zone of advertising. */
  local: number;
  curve: WeekCurve;
}

/** Milliseconds ahead of the plan that may be given out. */
const ahead = 60_000;

/** How much is planned up to a minute from now: of the run, and of the day; null: there is no plan. */
export function planOf(
  { limits, run }: Campaign,
  ceiling: { total: number | null; day: number | null } | null,
  { day, local, curve }: Calendar,
): { planned: number | null; dayPlanned: number | null } {
  if (!limits.isEven || ceiling === null) return { planned: null, dayPlanned: null };
  const today = { from: dayStart(day), to: dayStart(day) + dayLength - reserveOf(dayLength) };
  const share = (span: { from: number; to: number }, all: number): number =>
    Math.ceil(all * plannedShare(curve, span, local + ahead));
  return {
    planned: run === null || ceiling.total === null ? null : share(run, ceiling.total),
    dayPlanned: ceiling.day === null ? null : share(today, ceiling.day),
  };
}

/** Why a campaign may have no more clicks, by those it had; null: it may. */
export function endOfClicks(
  campaign: Campaign,
  had: { clicks: number; day_clicks: number },
  calendar: Calendar,
): BudgetRule | null {
  const ceiling = campaign.limits.clicks;
  if (ceiling === null) return null;
  if (ceiling.total !== null && had.clicks >= ceiling.total) return ceiling.by;
  if (ceiling.day !== null && had.day_clicks >= ceiling.day) return 'day_used_up';
  const { planned, dayPlanned } = planOf(campaign, ceiling, calendar);
  const isAhead =
    (planned !== null && had.clicks >= planned) || (dayPlanned !== null && had.day_clicks >= dayPlanned);
  return isAhead ? 'ahead_of_plan' : null;
}
