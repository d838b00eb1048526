import { adReportPeriods } from '#contract/ad-figure-words.ts';
import { minorDigits } from '#contract/ad-money.ts';
import { choice } from '../../page/address-values.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import type { Services } from '../../page-context.ts';
import * as texts from '../../texts/admin-ads-figures.ts';
import { askedOf, readReport } from './report-address.ts';
import { reportIntents } from './report-intents.ts';

/** What somebody typed in major units, in millionths of a minor unit; null: it is no amount of this currency. */
export function readSpent(typed: string, currency: string): number | null {
  const match = /^([-+−]?)(\d{1,9})(?:[.,](\d*))?$/.exec(typed.replace(/\s/g, ''));
  const digits = minorDigits(currency) + 6;
  const decimals = match?.[3] ?? '';
  if (!match || decimals.length > digits) return null;
  const value = Number(`${match[2]}${decimals.padEnd(digits, '0')}`);
  if (!Number.isSafeInteger(value)) return null;
  return match[1] === '-' || match[1] === '−' ? -value : value;
}

async function correct(services: Services, text: (name: string) => string) {
  const { currency } = await services.call('get_ad_pacing', {});
  const spent = readSpent(text('spent') || '0', currency);
  if (spent === null)
    return refuseForm(reportIntents.correct, {
      message: texts.enterAnAmountSuchAs,
      field: 'p_spent',
    });
  const counts = (['served', 'viewable', 'clicks', 'conversions'] as const).map(
    (name) => [name, Number(text(name) || '0')] as const,
  );
  const wrong = counts.find(([, value]) => !Number.isInteger(value));
  if (wrong)
    return refuseForm(reportIntents.correct, { message: texts.enterAWholeNumber, field: `p_${wrong[0]}` });
  const amounts = Object.fromEntries(counts) as Record<(typeof counts)[number][0], number>;
  return answerForm(services, reportIntents.correct, texts.figuresNotCorrected, async () => {
    await services.call('correct_ad_figures', {
      ...{ p_posting_id: text('posting'), p_day: text('day'), p_reason: text('reason'), p_spent: spent },
      ...{ p_served: amounts.served, p_viewable: amounts.viewable },
      ...{ p_clicks: amounts.clicks, p_conversions: amounts.conversions },
    });
    return texts.correctionAdded;
  });
}

/** The forms of the page of reports. */
export function actOnReport(services: Services, form: FormData, url: URL) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const { schedule, unschedule, prove, unprove, secret } = reportIntents;
  switch (form.get('intent')) {
    case unschedule:
      return answerForm(services, unschedule, texts.reportNotStopped, async () => {
        return (await services.call('delete_ad_schedule', { p_id: text('id') })).message;
      });
    case prove:
      return answerForm(services, prove, texts.proofPageNotCreated, async () => ({
        done: texts.theProofPageIsOpen,
        adProof: await services.call('make_ad_proof', { p_campaign_id: text('campaign') }),
      }));
    case secret:
      return answerForm(services, secret, texts.secretNotCreated, async () => ({
        done: texts.secretCreated,
        adSecret: await services.call('make_ad_conversion_secret', { p_campaign_id: text('campaign') }),
      }));
    case unprove:
      return answerForm(services, unprove, texts.proofPageNotClosed, async () => {
        return (await services.call('revoke_ad_proof', { p_campaign_id: text('campaign') })).message;
      });
    case schedule:
      return answerForm(services, schedule, texts.reportNotSaved, async () => {
        const asked = askedOf(readReport(url.searchParams, { from: '', to: '' }));
        await services.call('save_ad_schedule', {
          ...{ p_name: text('name'), p_period: choice(text('period'), adReportPeriods) ?? 'weekly' },
          ...asked,
        });
        return texts.reportWillCome;
      });
    default:
      return correct(services, text);
  }
}
