import type { AdFigures } from '#contract/ad-figure-shapes.ts';
import { adReportFilters, adReportNames } from '#contract/ad-figure-words.ts';
import { spentWords } from '#contract/ad-money.ts';
import type { Output } from '#contract/calls.ts';
import { composeLetter, type Letter } from '../../../platform/mail/compose-letter.ts';
import type { ScheduleRow } from './schedule-queries.ts';

const number = (value: number): string => value.toLocaleString('en');
const percent = (rate: AdFigures['click_rate']): string =>
  rate === null ? '–' : `${(rate.rate * 100).toFixed(rate.rate < 0.1 ? 2 : 1)}%`;

const cells = (figures: AdFigures, currency: string): string[] => [
  ...[number(figures.served), percent(figures.viewable_rate)],
  ...[number(figures.clicks), percent(figures.click_rate), spentWords(figures.spent, currency)],
];

const addressOf = (
  origin: string,
  { question }: Pick<ScheduleRow, 'question'>,
  from: string,
  to: string,
): string => {
  const query = new URLSearchParams({ from, to, by: question.by });
  if (question.and !== null) query.set('and', question.and);
  for (const name of adReportFilters) if (question[name] !== null) query.set(name, question[name]);
  return `${origin}/admin/advertising/reports?${query}`;
};

/** A report as a mail: its first rows, the sum of all of them, and where the rest is. */
export function adReportLetter(
  site: { siteName: string; origin: string },
  to: string,
  { schedule, report }: { schedule: Pick<ScheduleRow, 'name' | 'question'>; report: Output<'get_ad_report'> },
): Letter {
  const { rows, total, totals, currency, from, to: until, corrections } = report;
  const days = from === until ? from : `${from} to ${until}`;
  const more = total - rows.length;
  return composeLetter({
    siteName: site.siteName,
    to,
    subject: `${schedule.name}: ${days}`,
    paragraphs: [
      `Here is your report “${schedule.name}” on ${days}, days in ${report.time_zone}.`,
      ...(rows.length === 0 ? ['Nothing was delivered on these days.'] : []),
      ...(more > 0
        ? [`These are the first ${rows.length} of ${number(total)} rows; the total is of all of them.`]
        : []),
      ...(corrections.length > 0 ? ['The total includes corrections, which the report lists.'] : []),
    ],
    table: {
      head: [adReportNames[schedule.question.by], 'Served', 'Viewable', 'Clicks', 'Click rate', 'Spend'],
      rows: [
        ...rows.map((row) => [
          [row.name || row.key, ...(row.and_key === null ? [] : [row.and_name || row.and_key])].join(' · '),
          ...cells(row, currency),
        ]),
        ['Total', ...cells(totals, currency)],
      ],
    },
    action: { label: 'Open the report', url: addressOf(site.origin, schedule, from, until) },
    footnote: 'You asked for this report. To stop it, go to the reports page.',
  });
}
