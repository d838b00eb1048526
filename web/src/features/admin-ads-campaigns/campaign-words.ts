import { moneyWords, rateWords } from '#contract/ad-money.ts';
import type { AdCampaign } from '#contract/ad-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-selling.ts';

/** What a campaign costs: its budget, and by what it is counted. */
export function budgetWords({ goals }: Pick<AdCampaign, 'goals'>, currency: string): string {
  const { budget_total: total, pricing = 'flat', rate = 0 } = goals;
  const budget = total === null || total === undefined ? texts.noLimit : moneyWords(total, currency);
  if (pricing === 'flat') return budget;
  const words = {
    cpm: texts.budgetPer1000,
    vcpm: texts.budgetPer1000Viewable,
    cpc: texts.budgetPerClick,
  }[pricing];
  return fillIn(words, { budget, rate: rateWords(rate, currency) });
}

/** What somebody should know before the dates are saved; null: nothing. */
export function dateWarning(end: string, today: string): string | null {
  return end !== '' && end < today ? texts.lastDayHasPassed : null;
}
