import type { AdCaps, AdGoals } from '#contract/ad-shapes.ts';
import type { AdObjective, AdPricing } from '#contract/ad-words.ts';
import { badInput } from '../../../kit/app-error.ts';

/** The goals of a campaign with nothing left out, as they are stored. */
export type FullGoals = Required<Omit<AdGoals, 'caps'>> & { caps: { [Name in keyof AdCaps]?: number } };

/** What goals have that somebody left out. */
export function fillGoals(objective: AdObjective, goals: AdGoals | null): FullGoals {
  const { caps, ...typed } = goals ?? {};
  const given = Object.entries(caps ?? {}).filter(([, value]) => value !== null);
  return {
    budget_total: null,
    budget_daily: null,
    pricing: 'flat',
    rate: 0,
    impressions: null,
    clicks: null,
    pacing: 'even',
    tier: objective === 'house' ? 'house' : 'remnant',
    weight: 1,
    ...typed,
    caps: Object.fromEntries(given),
  };
}

const unitOf: Readonly<Record<Exclude<AdPricing, 'flat'>, string>> = {
  cpm: 'a thousand impressions cost',
  vcpm: 'a thousand viewable impressions cost',
  cpc: 'a click costs',
};

/** Why goals contradict themselves, and the field that says so; null: they do not. */
function faultOf(goals: FullGoals, endDate: string | null): readonly [field: string, words: string] | null {
  const { pricing, rate, budget_total: total, budget_daily: daily, impressions, clicks, tier, caps } = goals;
  if (pricing !== 'flat' && rate === 0) return ['p_goals.rate', `Say what ${unitOf[pricing]}.`];
  if (pricing === 'flat' && rate > 0)
    return [
      'p_goals.rate',
      'A flat price is the total budget: leave the rate out, or price by impressions or clicks.',
    ];
  if (daily !== null && daily === 0)
    return ['p_goals.budget_daily', 'With a daily budget of nothing it would never be shown.'];
  if (daily !== null && total !== null && daily > total)
    return ['p_goals.budget_daily', 'The daily budget is more than the total budget.'];
  if (impressions !== null && clicks !== null && clicks > impressions)
    return ['p_goals.clicks', 'You can’t reach more clicks than impressions.'];
  if (caps.session !== undefined && caps.total !== undefined && caps.session > caps.total)
    return ['p_goals.caps.session', 'A viewer can’t see it more often in one visit than in total.'];
  if (tier === 'exclusive' && endDate === null)
    return [
      'p_end_date',
      'An exclusive campaign needs a last day: until then it goes before everybody else in its placements.',
    ];
  if (tier === 'guaranteed' && (endDate === null || (impressions === null && clicks === null)))
    return [
      endDate === null ? 'p_end_date' : 'p_goals.impressions',
      'A guaranteed campaign needs a number of impressions or clicks, and a last day by which they are due.',
    ];
  return null;
}

/** Throws `badInput` naming the field if goals cannot be met by themselves. */
export function checkGoals(goals: FullGoals, endDate: string | null): void {
  const fault = faultOf(goals, endDate);
  if (fault !== null) throw badInput(...fault);
}
