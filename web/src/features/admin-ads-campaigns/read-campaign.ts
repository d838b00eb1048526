import { readMoney, readRate, typedMoney } from '#contract/ad-money.ts';
import type { AdAudience, AdGoals } from '#contract/ad-shapes.ts';
import type { AdDevice, AdObjective, AdPricing, AdTier, AdViewer, adPacings } from '#contract/ad-words.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-selling.ts';
import { countries, languages, type NamedList, readNames } from './named-lists.ts';
import { strangeWords } from './strange-words.ts';

/** A field that cannot be read, in words that stand beside it. */
export class FieldFault extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

const list = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]+/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** Whether a day may cost more than all days together. */
export function isDailyAboveTotal(text: (name: string) => string, currency: string): boolean {
  const [daily, total] = [
    readMoney(text('budget_daily'), currency),
    readMoney(text('budget_total'), currency),
  ];
  return daily !== null && total !== null && daily > total;
}

/** What the form of a campaign says, as its call takes it. Throws a `FieldFault` for an amount that is none. */
export function readCampaignForm(form: FormData, currency: string) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const all = <T extends string>(name: string) => form.getAll(name).map(String) as T[];
  const amount = (name: string, read: (typed: string, currency: string) => number | null) => {
    if (text(name) === '') return null;
    const units = read(text(name), currency);
    if (units === null)
      throw new FieldFault(
        name,
        fillIn(texts.enterAnAmount, { currency, example: typedMoney(1250, currency) }),
      );
    return units;
  };
  const whole = (name: string) => {
    if (text(name) === '') return null;
    const number = Number(text(name).replace(/[\s,]/g, ''));
    if (!Number.isSafeInteger(number) || number < 1) throw new FieldFault(name, texts.enterAWholeNumber);
    return number;
  };
  const codes = (name: string, known: NamedList) => {
    const read = readNames(known, text(name));
    const [strange] = read.strange;
    if (strange !== undefined) throw new FieldFault(name, strangeWords(known, strange));
    return read.codes;
  };
  const pricing = text('pricing') as AdPricing;
  if (isDailyAboveTotal(text, currency)) throw new FieldFault('budget_daily', texts.dailyIsMoreThanTotal);
  const goals: AdGoals = {
    budget_total: amount('budget_total', readMoney),
    budget_daily: amount('budget_daily', readMoney),
    pricing,
    rate: pricing === 'flat' ? 0 : (amount('rate', readRate) ?? 0),
    impressions: whole('impressions'),
    clicks: whole('clicks'),
    pacing: text('pacing') as (typeof adPacings)[number],
    tier: text('tier') as AdTier,
    weight: whole('weight') ?? 1,
    caps: { total: whole('cap_total'), session: whole('cap_session'), per_seconds: whole('cap_seconds') },
  };
  const audience: AdAudience = {
    countries: codes('countries', countries),
    devices: all<AdDevice>('devices'),
    roles: all<AdViewer>('roles'),
    languages: codes('languages', languages),
    category_ids: all('category_ids'),
    tags: list(text('tags')),
    excluded_tags: list(text('excluded_tags')),
  };
  return {
    p_name: text('name'),
    p_objective: text('objective') as AdObjective,
    p_category_id: text('category') || null,
    p_start_date: text('start_date') || null,
    p_end_date: text('end_date') || null,
    p_target_audience: audience,
    p_goals: goals,
    p_advertiser_name: text('advertiser_name') || null,
    p_paid_by: text('paid_by') || null,
  };
}
