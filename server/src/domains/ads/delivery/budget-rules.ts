import type { AdGoals } from '#contract/ad-shapes.ts';
import type { AdRule } from '#contract/ad-words.ts';

/** What ends a campaign, or its day. */
type Limit = Extract<AdRule, 'goal_reached' | 'budget_used_up'>;

/** How much of something there may be, by number and by money. */
export interface Ceiling {
  /** Null: no number was sold. */
  readonly goal: number | null;
  /** Whole minor units of the whole run, and of a day; null: without an end, or not paid by the piece. */
  readonly budget: number | null;
  readonly dayBudget: number | null;
  /** Of one, in millionths of a minor unit. */
  readonly price: number;
}

export interface CampaignLimits {
  /** What is drawn in slices before it is given out, and which event uses it up; null: nothing is limited so. */
  readonly reserved: (Ceiling & { readonly unit: 'served' | 'viewable' }) | null;
  /** Clicks cannot be reserved: beyond them ads are no longer given out, and clicks no longer count. */
  readonly clicks: Ceiling | null;
  readonly isEven: boolean;
}

/** What a campaign had so far, and what that cost in millionths of a minor unit. */
export interface Had {
  count: number;
  spent: number;
}

/**
 * How many there may be with those that were: a price that changed on the way holds for what is to come, and what was
 * spent was spent. `drawText` reckons the same.
 */
function paidBy(budget: number | null, price: number, { count, spent }: Had): number | null {
  if (budget === null) return null;
  const more = (BigInt(budget) * 1_000_000n - BigInt(spent)) / BigInt(price);
  const all = BigInt(count) + more;
  return all > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(all);
}

/** How many of a run there may be in all, and what sets it; null: there is no end. */
export function allOf({ goal, budget, price }: Ceiling, had: Had): { total: number | null; by: Limit } {
  const paid = paidBy(budget, price, had);
  const byBudget = paid !== null && paid < (goal ?? Number.POSITIVE_INFINITY);
  return { total: byBudget ? paid : goal, by: byBudget ? 'budget_used_up' : 'goal_reached' };
}
/** The same of a day, of which only money is said. */
export const ofDay = ({ dayBudget, price }: Ceiling, had: Had): number | null =>
  paidBy(dayBudget, price, had);

function ceiling(goal: number | null | undefined, goals: AdGoals, price: number): Ceiling | null {
  const budget = price > 0 ? (goals.budget_total ?? null) : null;
  const dayBudget = price > 0 ? (goals.budget_daily ?? null) : null;
  if ((goal ?? null) === null && budget === null && dayBudget === null) return null;
  return { goal: goal ?? null, budget, dayBudget, price };
}

export function limitsOf(goals: AdGoals): CampaignLimits {
  const { pricing, rate = 0 } = goals;
  const impressions = ceiling(goals.impressions, goals, pricing === 'cpm' || pricing === 'vcpm' ? rate : 0);
  return {
    reserved: impressions && { ...impressions, unit: pricing === 'vcpm' ? 'viewable' : 'served' },
    clicks: ceiling(goals.clicks, goals, pricing === 'cpc' ? rate * 1000 : 0),
    isEven: goals.pacing !== 'asap',
  };
}
