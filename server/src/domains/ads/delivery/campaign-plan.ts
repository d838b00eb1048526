import { allOf, ofDay } from './budget-rules.ts';
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

/** Which part is planned up to a minute from now: of the run, and of the day; null: there is no plan. */
export function sharesOf(
  { limits, run }: Campaign,
  { day, local, curve }: Calendar,
): { share: number | null; dayShare: number | null } {
  if (!limits.isEven) return { share: null, dayShare: null };
  const today = { from: dayStart(day), to: dayStart(day) + dayLength - reserveOf(dayLength) };
  return {
    share: run === null ? null : plannedShare(curve, run, local + ahead),
    dayShare: plannedShare(curve, today, local + ahead),
  };
}

/** What a campaign had of clicks, and what it spent, in all and on the day. */
export interface HadClicks {
  clicks: number;
  spent: number;
  day_clicks: number;
  day_spent: number;
}

/** Why a campaign may have no more clicks, by those it had; null: it may. */
export function endOfClicks(campaign: Campaign, had: HadClicks, calendar: Calendar): BudgetRule | null {
  const ceiling = campaign.limits.clicks;
  if (ceiling === null) return null;
  const { total, by } = allOf(ceiling, { count: had.clicks, spent: had.spent });
  const day = ofDay(ceiling, { count: had.day_clicks, spent: had.day_spent });
  if (total !== null && had.clicks >= total) return by;
  if (day !== null && had.day_clicks >= day) return 'day_used_up';
  const { share, dayShare } = sharesOf(campaign, calendar);
  const isBeyond = (clicks: number, all: number | null, part: number | null): boolean =>
    all !== null && part !== null && clicks >= Math.ceil(all * part);
  return isBeyond(had.clicks, total, share) || isBeyond(had.day_clicks, day, dayShare)
    ? 'ahead_of_plan'
    : null;
}
