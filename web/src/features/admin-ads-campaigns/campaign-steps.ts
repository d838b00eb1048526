import { moneyWords, readMoney, readRate } from '#contract/ad-money.ts';
import type { AdCampaign } from '#contract/ad-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import * as texts from '../../texts/admin-ads-selling.ts';
import { countries, languages, readNames } from './named-lists.ts';
import { isDailyAboveTotal } from './read-campaign.ts';

export const campaignSteps = ['what', 'where', 'when', 'much', 'creative'] as const;
export type CampaignStepName = (typeof campaignSteps)[number];

export const stepTitles: Readonly<Record<CampaignStepName, string>> = {
  what: texts.stepWhat,
  where: texts.stepWhere,
  when: texts.stepWhen,
  much: texts.stepHowMuch,
  creative: texts.stepCreative,
};

/** What the form says of one step: that something is missing or cannot be, or what it comes to. */
export interface StepState {
  isMissing: boolean;
  /** It is done after this form, elsewhere. */
  isNext?: true;
  words: string;
}

const missing = (words: string): StepState => ({ isMissing: true, words });
const settled = (words: string): StepState => ({ isMissing: false, words });

function whenWords(start: string, end: string): StepState {
  if (start !== '' && end !== '' && end < start) return missing(texts.lastDayComesFirst);
  if (start !== '' && end !== '') return settled(`${formatDate(start)} – ${formatDate(end)}`);
  if (start !== '') return settled(fillIn(texts.fromDate, { date: formatDate(start) }));
  return settled(end === '' ? texts.always : fillIn(texts.untilDate, { date: formatDate(end) }));
}

const next = (words: string): StepState => ({ isMissing: false, isNext: true, words });

const creativeSteps: Readonly<Record<NonNullable<AdCampaign['lacks']> | 'nothing', StepState>> = {
  creative: next(texts.creativeComesNext),
  approval: next(texts.noApprovedCreative),
  posting: next(texts.notPostedYet),
  nothing: settled(texts.creativesAreThere),
};

/** How each step of a campaign stands, as it is typed by now. */
export function stateOfSteps(
  typed: FormData,
  about: { currency: string; lacks: AdCampaign['lacks'] },
): Record<CampaignStepName, StepState> {
  const text = (name: string) => String(typed.get(name) ?? '').trim();
  const { currency } = about;
  const isNoAmount = (name: string) => text(name) !== '' && readMoney(text(name), currency) === null;
  const narrowed = ['countries', 'languages', 'tags', 'excluded_tags'].filter((name) => text(name) !== '');
  const chosen = ['devices', 'roles', 'category_ids'].filter((name) => typed.getAll(name).length > 0);
  const places = readNames(countries, text('countries'));
  const [strange] = [...places.strange, ...readNames(languages, text('languages')).strange];
  const budget = text('budget_total') || text('budget_daily');
  const isFlat = text('pricing') === 'flat';
  return {
    what: text('name') === '' ? missing(texts.nameIsMissing) : settled(text('name')),
    where:
      strange === undefined
        ? settled(
            narrowed.length + chosen.length === 0
              ? texts.everybodyEverywhere
              : places.codes.map(countries.nameOf).join(', ') || texts.someOfThem,
          )
        : missing(fillIn(texts.noneIsCalledSo, { typed: strange })),
    when: whenWords(text('start_date'), text('end_date')),
    much:
      isNoAmount('budget_total') || isNoAmount('budget_daily')
        ? missing(texts.budgetIsNoAmount)
        : isDailyAboveTotal(text, currency)
          ? missing(texts.dailyAboveTotal)
          : !isFlat && (text('rate') === '' || readRate(text('rate'), currency) === null)
            ? missing(texts.rateIsMissing)
            : settled(
                budget === '' ? texts.noLimitYet : moneyWords(readMoney(budget, currency) ?? 0, currency),
              ),
    creative: creativeSteps[about.lacks ?? 'nothing'],
  };
}
