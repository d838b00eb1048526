import type { Transparency } from '#contract/transparency.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { countRecipients } from '../../../platform/visitors/recipients.ts';
import { tablesOf } from './count-years.ts';
import { findYear, listYears } from './transparency-queries.ts';
import type { TransparencySource } from './transparency-source.ts';

/** Months whose people the page shows. */
const shownMonths = 24;
/** Whole months that an average is of (Regulation (EU) 2022/2065, article 24(2)). */
const averaged = 6;

const mean = (counts: readonly number[]): number =>
  Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length);

type Recipients = Transparency['recipients'];

/** The average of the last whole months; null: no whole month was counted. */
function averageOf(months: Recipients['months'], now: number): Recipients['average'] {
  const current = new Date(now).toISOString().slice(0, 7);
  const whole = months.filter(({ month }) => month < current).slice(0, averaged);
  if (whole[0] === undefined) return null;
  return {
    months: whole.length,
    until: whole[0].month,
    all: mean(whole.map(({ all }) => all)),
    eu: mean(whole.map(({ eu }) => eu)),
  };
}

/** People a month, and their average. */
export async function readRecipients(db: Executor, now = Date.now()): Promise<Recipients> {
  const months = await countRecipients(db, shownMonths);
  return { months, average: averageOf(months, now) };
}

/** The average alone, which texts name. */
export const readAverage = async (db: Executor, now = Date.now()): Promise<Recipients['average']> =>
  averageOf(await countRecipients(db, averaged + 1), now);

/** The numbers of a year; null: of this one. Throws `notFound`. */
export async function readTransparency(
  db: Executor,
  sources: readonly TransparencySource[],
  wanted: number | null,
  now = Date.now(),
): Promise<Transparency> {
  const current = new Date(now).getUTCFullYear();
  const year = wanted ?? current;
  const found = await findYear(db, year);
  // Nobody has counted this year yet: it began within the hour, or the site did.
  if (found === null && year !== current)
    throw new AppError('notFound', 'There are no numbers of this year.');
  const [listed, recipients] = await Promise.all([listYears(db), readRecipients(db, now)]);
  const years = [...new Set([current, ...listed.map((row) => row.year)])].sort((one, other) => other - one);
  return {
    year,
    years,
    is_closed: found?.is_closed ?? false,
    counted_at: (found?.counted_at ?? new Date(now)).toISOString(),
    tables: found?.tables ?? (await tablesOf(db, sources, year, false)),
    recipients,
  };
}
