import type { AdPlanState } from '#contract/ad-figure-words.ts';
import type { AdGoals } from '#contract/ad-shapes.ts';
import type { AdMoment } from '../ad-time.ts';
import { dayAfter, daysBetween } from './report-rules.ts';

/** What each hour of the week has, from Sunday 0:00: 168 numbers. */
export type WeekCurve = readonly number[];
export const flatWeek: WeekCurve = Array.from({ length: 168 }, () => 1);

export interface Delivered {
  served: number;
  viewable: number;
  clicks: number;
  /** In millionths of a minor unit. */
  spent: number;
}
export type GoalKind = 'impressions' | 'viewable' | 'clicks' | 'budget';
export interface Goal {
  kind: GoalKind;
  amount: number;
  delivered: number;
  /** Of the goal; 1: all. */
  share: number;
}

const million = 1_000_000;
/** What a campaign is to reach, and how far it is. Of several goals, the one that it reaches first. */
export function goalOf(goals: AdGoals, { served, viewable, clicks, spent }: Delivered): Goal | null {
  const isViewable = goals.pricing === 'vcpm';
  const found: Omit<Goal, 'share'>[] = [];
  if (goals.impressions)
    found.push({
      kind: isViewable ? 'viewable' : 'impressions',
      amount: goals.impressions,
      delivered: isViewable ? viewable : served,
    });
  if (goals.clicks) found.push({ kind: 'clicks', amount: goals.clicks, delivered: clicks });
  // A flat price is paid for the run: it is nothing to deliver.
  if (goals.budget_total && goals.pricing !== 'flat')
    found.push({ kind: 'budget', amount: goals.budget_total, delivered: spent / million });
  const [first] = found
    .map((goal) => ({ ...goal, share: goal.delivered / goal.amount }))
    .sort((a, b) => b.share - a.share);
  return first ?? null;
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** What weekdays weigh together from one day to another, both included: a run may last for a lifetime. */
export function weighDays(first: string, last: string, weights: readonly number[]): number {
  if (first > last) return 0;
  const count = daysBetween(first, last);
  const from = weekdayOf(first);
  let sum = Math.floor(count / 7) * weights.reduce((all, one) => all + one, 0);
  for (let at = 0; at < count % 7; at++) sum += weights[(from + at) % 7] ?? 0;
  return sum;
}

const dayWeights = (curve: WeekCurve): number[] =>
  Array.from({ length: 7 }, (_, weekday) =>
    curve.slice(weekday * 24, weekday * 24 + 24).reduce((sum, hour) => sum + hour, 0),
  );

/**
 * How much of its goal a campaign is to have had by a moment, if it is spread over its days as the site's traffic is spread
 * over a week. `minutes`: of the hour that have passed.
 */
export function plannedShare(
  days: { starts: string; ends: string },
  at: Pick<AdMoment, 'day' | 'hour'> & { minutes: number },
  curve: WeekCurve,
): number {
  if (at.day < days.starts) return 0;
  if (at.day > days.ends) return 1;
  const weights = dayWeights(curve);
  const whole = weighDays(days.starts, days.ends, weights);
  const weekday = weekdayOf(at.day);
  const hours = curve.slice(weekday * 24, weekday * 24 + 24);
  const passed =
    weighDays(days.starts, dayAfter(at.day, -1), weights) +
    hours.slice(0, at.hour).reduce((sum, hour) => sum + hour, 0) +
    ((hours[at.hour] ?? 0) * at.minutes) / 60;
  return whole === 0 ? 0 : passed / whole;
}

/** Parts of the plan that a campaign may be off before it says so. */
const slack = 0.05;
/** Parts of the goal: at its beginning a plan is so small that any difference would be much of it. */
const least = 0.005;

export function planState({
  starts,
  ends,
  day,
  goal,
  planned,
  pacing,
}: {
  starts: string;
  ends: string | null;
  day: string;
  goal: Goal | null;
  planned: number | null;
  pacing: 'even' | 'asap';
}): AdPlanState {
  if (goal && goal.share >= 1) return 'reached';
  if (day < starts) return 'not_begun';
  if (ends !== null && day > ends) return 'ended';
  if (goal === null || planned === null) return 'no_plan';
  const off = goal.share - planned;
  if (Math.abs(off) <= Math.max(least, slack * planned)) return 'on_plan';
  if (off < 0) return 'behind';
  return pacing === 'asap' ? 'on_plan' : 'ahead';
}
