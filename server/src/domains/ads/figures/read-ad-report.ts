import type { AdCorrection, AdReportQuestion } from '#contract/ad-figure-shapes.ts';
import type { AdReportSort } from '#contract/ad-figure-words.ts';
import type { AdInvalidReason } from '#contract/ad-words.ts';
import type { Output } from '#contract/calls.ts';
import type { Platform } from '../../../platform/context.ts';
import { type CorrectionRow, listCorrections } from './correction-queries.ts';
import { added, withRates } from './rate-rules.ts';
import { type Asked, type ReasonRow, readReasons, readReport } from './report-queries.ts';
import { bysOf, sourceOf, tellsCorrections, tellsReasons } from './report-rules.ts';

export interface ReportAsked {
  question: AdReportQuestion;
  from: string;
  to: string;
  sort?: AdReportSort | null;
  order?: 'asc' | 'desc' | null;
  limit: number;
  offset: number;
  withReasons: boolean;
}

export const correctionView = ({ made_at, ...row }: CorrectionRow): AdCorrection => ({
  ...row,
  made_at: made_at.toISOString(),
});

const reasonsOf = (rows: readonly ReasonRow[], key: string | null, andKey: string | null) =>
  rows
    .filter((row) => row.key === key && row.and_key === andKey)
    .map(({ reason, events }) => ({ reason: reason as AdInvalidReason, events }));

const inTime = ['day', 'hour', 'weekday-hour'];

/** A report, from sums alone. The question has been found to be answered by some. Throws `badInput`. */
export async function readAdReport(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { question, from, to, ...more }: ReportAsked,
): Promise<Output<'get_ad_report'>> {
  const { adTimeZone: timeZone, adCurrency } = config.settings;
  const isInTime = inTime.includes(question.by);
  const sort = more.sort ?? (isInTime ? 'key' : 'served');
  const asked: Asked = {
    ...{ question, source: sourceOf(question), from, to, timeZone, sort },
    isDescending: more.order ? more.order === 'desc' : sort !== 'key',
    ...{ limit: more.limit, offset: more.offset },
  };
  const hasCorrections = tellsCorrections(question);
  const [{ rows, total, sums }, corrections] = await Promise.all([
    readReport(db, asked),
    hasCorrections ? listCorrections(db, from, to, question) : [],
  ]);
  const hasReasons = more.withReasons && tellsReasons(question);
  const reasons = hasReasons ? await readReasons(db, asked, [...new Set(rows.map(({ key }) => key))]) : [];
  return {
    ...{ time_zone: timeZone, currency: adCurrency, from, to },
    ...{ by: question.by, and: bysOf(question)[1] ?? null },
    rows: rows.map((row) => ({
      ...{ key: row.key, name: row.name, and_key: row.and_key, and_name: row.and_name },
      ...withRates(row),
      invalid_by: hasReasons ? reasonsOf(reasons, row.key, row.and_key) : null,
    })),
    total,
    totals: {
      ...withRates(added([sums, ...corrections], sums.invalid)),
      invalid_by: hasReasons ? reasonsOf(reasons, null, null) : null,
    },
    corrections: corrections.map(correctionView),
    has_corrections: hasCorrections,
  };
}
