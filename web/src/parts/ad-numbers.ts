import type { AdRate } from '#contract/ad-figure-shapes.ts';
import type { AdPlanState } from '#contract/ad-figure-words.ts';
import type { AdEventKind, AdInvalidReason } from '#contract/ad-words.ts';
import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/admin-ads.ts';

const whole = new Intl.NumberFormat('en');
export const count = (value: number): string => whole.format(Math.round(value));

/** `4.35%`; small shares with a digit more. */
export const percent = (share: number): string =>
  `${(share * 100).toFixed(share === 0 ? 0 : share < 0.1 ? 2 : 1)}%`;

/** A rate, with what it is between in 19 of 20 cases. */
export const rateWords = (rate: AdRate | null): string =>
  rate === null
    ? '–'
    : fillIn(texts.rateBetween, {
        rate: percent(rate.rate),
        low: percent(rate.low),
        high: percent(rate.high),
      });

const dayForm = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** A day of advertising, `24 Nov`. */
export const dayWords = (day: string): string => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : dayForm.format(time);
};

export const planStateNames: Readonly<Record<AdPlanState, string>> = {
  not_begun: texts.notBegun,
  behind: texts.behindPlan,
  on_plan: texts.onPlan,
  ahead: texts.aheadOfPlan,
  reached: texts.goalReached,
  ended: texts.endedShortOfItsGoal,
  no_plan: texts.noPlan,
};

export const invalidNames: Readonly<Record<AdInvalidReason, string>> = {
  foreign_token: texts.tokenIsntOurs,
  expired_token: texts.tokenExpired,
  repeated: texts.alreadyReported,
  other_viewer: texts.reportedByAnotherViewer,
  bot: texts.bot,
  admin: texts.siteAdmin,
  data_centre: texts.dataCenterNetwork,
  too_fast: texts.tooFast,
  hidden_page: texts.pageWasntInFront,
  not_viewable: texts.clickWithoutAViewableAd,
  too_many_clicks: texts.tooManyClicksByOneViewer,
  over_cap: texts.overTheViewersLimit,
  over_budget: texts.budgetOrGoalUsedUp,
};
export const kindNames: Readonly<Record<AdEventKind, string>> = {
  served: 'served',
  viewable: 'viewable',
  click: 'click',
  close: 'close',
  conversion: 'conversion',
};
