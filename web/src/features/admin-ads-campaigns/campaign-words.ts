import { moneyWords, rateWords } from '#contract/ad-money.ts';
import type { AdCampaign } from '#contract/ad-shapes.ts';
import * as texts from '../../texts/admin-ads-selling.ts';

/** What a campaign costs: its budget, and by what it is counted. */
export function budgetWords({ goals }: Pick<AdCampaign, 'goals'>, currency: string): string {
  const { budget_total: total, pricing = 'flat', rate = 0 } = goals;
  const sum = total === null || total === undefined ? texts.noLimit : moneyWords(total, currency);
  const unit = { cpm: ' per 1,000', vcpm: texts.per1000Viewable, cpc: texts.aClick, flat: '' }[pricing];
  return pricing === 'flat' ? sum : `${sum}, ${rateWords(rate, currency)}${unit}`;
}

/** What somebody should know before the dates are saved; null: nothing. */
export function dateWarning(end: string, today: string): string | null {
  return end !== '' && end < today ? texts.itsLastDayHasPassed : null;
}
