import { moneyWords, rateWords } from '#contract/ad-money.ts';
import type { AdCampaign } from '#contract/ad-shapes.ts';

/** What a campaign costs: its budget, and by what it is counted. */
export function budgetWords({ goals }: Pick<AdCampaign, 'goals'>, currency: string): string {
  const { budget_total: total, pricing = 'flat', rate = 0 } = goals;
  const sum = total === null || total === undefined ? 'No limit' : moneyWords(total, currency);
  const unit = { cpm: ' per 1,000', vcpm: ' per 1,000 viewable', cpc: ' a click', flat: '' }[pricing];
  return pricing === 'flat' ? sum : `${sum}, ${rateWords(rate, currency)}${unit}`;
}

/** What somebody should know before the dates are saved; null: nothing. */
export function dateWarning(end: string, today: string): string | null {
  return end !== '' && end < today ? 'Its last day has passed: it will not be shown.' : null;
}
