import type { AdGoals } from '#contract/ad-shapes.ts';
import type { AdRule } from '#contract/ad-words.ts';

/** What ends a campaign, or its day. */
type Limit = Extract<AdRule, 'goal_reached' | 'budget_used_up'>;

/** How much of something there may be. */
export interface Ceiling {
  /** Of the whole run; null: without an end. */
  readonly total: number | null;
  /** What sets it. */
  readonly by: Limit;
  /** Of a day. */
  readonly day: number | null;
}

export interface CampaignLimits {
  /** What is drawn in slices before it is given out, and which event uses it up; null: nothing is limited so. */
  readonly reserved: (Ceiling & { readonly unit: 'served' | 'viewable' }) | null;
  /** Clicks cannot be reserved: beyond them ads are no longer given out, and clicks no longer count. */
  readonly clicks: Ceiling | null;
  readonly isEven: boolean;
}

/** How many are paid by an amount: money in whole minor units, the price of one in millionths of them. */
function paidBy(money: number | null | undefined, price: number): number | null {
  if (money === null || money === undefined || price <= 0) return null;
  const count = (BigInt(money) * 1_000_000n) / BigInt(price);
  return count > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(count);
}

function ceiling(goal: number | null | undefined, goals: AdGoals, price: number): Ceiling | null {
  const paid = paidBy(goals.budget_total, price);
  const day = paidBy(goals.budget_daily, price);
  if ((goal ?? null) === null && paid === null && day === null) return null;
  const byBudget = paid !== null && paid < (goal ?? Number.POSITIVE_INFINITY);
  return { total: byBudget ? paid : (goal ?? null), by: byBudget ? 'budget_used_up' : 'goal_reached', day };
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
