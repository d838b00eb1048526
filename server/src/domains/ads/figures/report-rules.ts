import type { AdReportQuestion } from '#contract/ad-figure-shapes.ts';
import {
  type AdReportBy,
  type AdReportFilter,
  adReportFilters,
  adFigureLimits as most,
} from '#contract/ad-figure-words.ts';
import { badInput } from '../../../kit/app-error.ts';
import { isDay } from '../../../kit/dates.ts';

/** The sums that a report can be read from. */
export type Source = 'placements' | 'postings' | 'audience' | 'hours';

interface Can {
  by: readonly AdReportBy[];
  narrow: readonly AdReportFilter[];
}
const ofPostings = ['campaign', 'creative', 'variant', 'placement'] as const;
const narrowPostings = ['campaign_id', 'creative_id', 'placement_id'] as const;
/** The smallest first. */
const sources: Readonly<Record<Source, Can>> = {
  placements: { by: ['day', 'placement', 'page_type'], narrow: ['placement_id', 'page_type'] },
  postings: { by: ['day', ...ofPostings], narrow: narrowPostings },
  audience: { by: ['day', 'campaign', 'country', 'device'], narrow: ['campaign_id', 'country', 'device'] },
  hours: { by: ['hour', 'weekday-hour', ...ofPostings], narrow: narrowPostings },
};
const inWords: Readonly<Record<AdReportBy | AdReportFilter, string>> = {
  day: 'day',
  hour: 'hour',
  'weekday-hour': 'weekday and hour',
  campaign: 'campaign',
  creative: 'creative',
  variant: 'variant',
  placement: 'placement',
  page_type: 'page type',
  country: 'country',
  device: 'device',
  campaign_id: 'campaign',
  creative_id: 'creative',
  placement_id: 'placement',
};

const narrowedTo = (question: AdReportQuestion): AdReportFilter[] =>
  adReportFilters.filter((name) => question[name] !== null);
export const bysOf = ({ by, and }: Pick<AdReportQuestion, 'by' | 'and'>): AdReportBy[] =>
  and === null || and === by ? [by] : [by, and];

/** Which sums answer a question. Throws `badInput` if none do: by country, say, and by placement. */
export function sourceOf(question: AdReportQuestion): Source {
  const bys = bysOf(question);
  const narrowed = narrowedTo(question);
  for (const [name, can] of Object.entries(sources))
    if (bys.every((one) => can.by.includes(one)) && narrowed.every((one) => can.narrow.includes(one)))
      return name as Source;
  const asked = [...new Set([...bys, ...narrowed].map((one) => inWords[one]))];
  throw badInput(
    bys.length > 1 ? 'p_and' : 'p_by',
    `Figures are not stored by ${new Intl.ListFormat('en').format(asked)} together. Ask for fewer of them.`,
  );
}

/** Corrections name a posting: what is narrowed to a place, a device or a page type cannot tell which of them are its own. */
export const tellsCorrections = (question: AdReportQuestion): boolean =>
  question.country === null && question.device === null && question.page_type === null;

/** Whether the reasons of what does not count are stored by these. */
export const tellsReasons = (question: AdReportQuestion): boolean =>
  tellsCorrections(question) &&
  bysOf(question).every((by) => ['day', 'campaign', 'creative', 'placement'].includes(by));

const day = 86_400_000;
/** Days from the first to the last, both included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;
export const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10);

/** Throws `badInput`. */
export function readDays(from: string, to: string, longest: number): void {
  if (!isDay(from)) throw badInput('p_from', 'Enter a day such as 2030-01-31.');
  if (!isDay(to)) throw badInput('p_to', 'Enter a day such as 2030-01-31.');
  if (from > to) throw badInput('p_to', 'The last day is before the first.');
  if (daysBetween(from, to) > longest) throw badInput('p_to', `Choose ${longest} days or fewer.`);
}

export const longestOf = (question: AdReportQuestion): number => {
  const bys = bysOf(question);
  if (bys.includes('hour')) return most.hourDays;
  return bys.includes('weekday-hour') ? most.weekdayHourDays : most.days;
};

/** A question as calls ask it. */
export const questionOf = (input: {
  p_by: AdReportBy;
  p_and?: AdReportBy | null;
  p_campaign_id?: string | null;
  p_creative_id?: string | null;
  p_placement_id?: string | null;
  p_page_type?: AdReportQuestion['page_type'];
  p_country?: string | null;
  p_device?: AdReportQuestion['device'];
}): AdReportQuestion => ({
  by: input.p_by,
  and: input.p_and && input.p_and !== input.p_by ? input.p_and : null,
  campaign_id: input.p_campaign_id?.toLowerCase() ?? null,
  creative_id: input.p_creative_id?.toLowerCase() ?? null,
  placement_id: input.p_placement_id?.toLowerCase() ?? null,
  page_type: input.p_page_type ?? null,
  country: input.p_country ?? null,
  device: input.p_device ?? null,
});
