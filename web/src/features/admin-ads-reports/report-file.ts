import type { AdFigures, AdRate } from '#contract/ad-figure-shapes.ts';
import { type AdReportBy, adReportNames } from '#contract/ad-figure-words.ts';
import { minorDigits } from '#contract/ad-money.ts';
import { adInvalidReasons } from '#contract/ad-words.ts';
import type { Output } from '#contract/calls.ts';
import { csvOf } from '../../lib/csv.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-figures.ts';

type Report = Output<'get_ad_report'>;
type Cell = string | number | null;

const share = (rate: AdRate | null): Cell[] =>
  rate === null ? [null, null, null] : [rate.rate, rate.low, rate.high].map((one) => Number(one.toFixed(6)));
const rateHead = (name: string): string[] => [
  name,
  fillIn(texts.nameFrom, { name }),
  fillIn(texts.nameTo, { name }),
];

/** Exact: what was spent is in millionths of a minor unit. */
const spent = (millionths: number, currency: string): number =>
  Number((millionths / 10 ** (minorDigits(currency) + 6)).toFixed(minorDigits(currency) + 6));

function cells(figures: AdFigures, currency: string, withReasons: boolean): Cell[] {
  const { served, viewable, viewable_rate, clicks, click_rate, conversions, conversion_rate, invalid } =
    figures;
  const reasons = adInvalidReasons.map((reason) =>
    figures.invalid_by === null
      ? null
      : (figures.invalid_by.find((one) => one.reason === reason)?.events ?? 0),
  );
  return [
    ...[served, viewable, ...share(viewable_rate), clicks, ...share(click_rate)],
    ...[conversions, ...share(conversion_rate), invalid, ...(withReasons ? reasons : [])],
    spent(figures.spent, currency),
  ];
}

/** A whole report as comma-separated values: a line a row, then corrections, then the total of all. */
export function reportFile(
  report: Pick<Report, 'rows' | 'corrections' | 'totals' | 'currency' | 'time_zone'>,
  { by, and, withReasons }: { by: AdReportBy; and: AdReportBy | null; withReasons: boolean },
): string {
  const { rows, corrections, totals, currency, time_zone } = report;
  const names = (by_: AdReportBy): string[] =>
    ['campaign', 'creative', 'variant', 'placement'].includes(by_)
      ? [fillIn(texts.adReportNamesId, { adReportNames: adReportNames[by_] }), adReportNames[by_]]
      : [adReportNames[by_]];
  const width = names(by).length + (and === null ? 0 : names(and).length);
  const named = (by_: AdReportBy, key: string, name: string): string[] =>
    names(by_).length === 2 ? [key, name] : [by_ === 'hour' ? name : key];
  const first = (words: string): Cell[] => [words, ...Array.from({ length: width - 1 }, () => null)];
  return csvOf(
    [
      ...[texts.kind, ...names(by), ...(and === null ? [] : names(and))],
      ...[
        texts.served,
        texts.viewable,
        ...rateHead(texts.viewableRate),
        texts.clicks,
        ...rateHead(texts.clickRate),
      ],
      ...[texts.conversions, ...rateHead(texts.conversionRate), texts.notCounted],
      ...(withReasons ? adInvalidReasons.map((reason) => fillIn(texts.notCountedReason, { reason })) : []),
      ...[fillIn(texts.spendCurrency, { currency }), texts.note],
    ],
    [
      ...rows.map((row) => [
        ...['row', ...named(by, row.key, row.name)],
        ...(and === null ? [] : named(and, row.and_key ?? '', row.and_name ?? '')),
        ...[...cells(row, currency, withReasons), null],
      ]),
      ...corrections.map((one) => [
        ...['correction', ...first(`${one.day} ${one.campaign_name}, ${one.placement_name}`)],
        ...cells(
          {
            ...{
              served: one.served,
              viewable: one.viewable,
              clicks: one.clicks,
              conversions: one.conversions,
            },
            ...{ viewable_rate: null, click_rate: null, conversion_rate: null, invalid: null },
            ...{ invalid_by: null, spent: one.spent },
          },
          currency,
          withReasons,
        ),
        `${one.reason} (${one.made_by}, ${one.made_at})`,
      ]),
      [
        'total',
        ...first(fillIn(texts.daysInTimeZoneLabel, { timeZone: time_zone })),
        ...cells(totals, currency, withReasons),
        null,
      ],
    ],
  );
}
