import type { AdPlanState } from '#contract/ad-figure-words.ts';
import type { AdRate } from '#contract/ad-figures.ts';
import type { AdEventKind, AdInvalidReason } from '#contract/ad-words.ts';

const whole = new Intl.NumberFormat('en');
export const count = (value: number): string => whole.format(Math.round(value));

/** `4.35%`; small shares with a digit more. */
export const percent = (share: number): string =>
  `${(share * 100).toFixed(share === 0 ? 0 : share < 0.1 ? 2 : 1)}%`;

/** A rate, with what it is between in 19 of 20 cases. */
export const rateWords = (rate: AdRate | null): string =>
  rate === null ? '–' : `${percent(rate.rate)} (${percent(rate.low)} to ${percent(rate.high)})`;

const dayForm = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** A day of advertising, `24 Nov`. */
export const dayWords = (day: string): string => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : dayForm.format(time);
};

export const planStateNames: Readonly<Record<AdPlanState, string>> = {
  not_begun: 'Not begun',
  behind: 'Behind plan',
  on_plan: 'On plan',
  ahead: 'Ahead of plan',
  reached: 'Goal reached',
  ended: 'Ended short of its goal',
  no_plan: 'No plan',
};

export const invalidNames: Readonly<Record<AdInvalidReason, string>> = {
  foreign_token: 'Token that is not ours',
  expired_token: 'Token too old',
  repeated: 'Reported before',
  other_viewer: 'Reported by another viewer',
  bot: 'Bot',
  admin: 'Admin of the site',
  data_centre: 'Network of a data centre',
  too_fast: 'Too fast',
  hidden_page: 'Page was not in front',
  not_viewable: 'Click without a viewable ad',
  too_many_clicks: 'Too many clicks of one viewer',
  over_cap: 'Beyond what one viewer may see',
  over_budget: 'Budget or goal used up',
};
export const kindNames: Readonly<Record<AdEventKind, string>> = {
  served: 'served',
  viewable: 'viewable',
  click: 'click',
  close: 'close',
  conversion: 'conversion',
};
