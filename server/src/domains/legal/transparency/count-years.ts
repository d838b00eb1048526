import type { TransparencyTable } from '#contract/transparency.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { listYears, writeYear } from './transparency-queries.ts';
import type { TransparencySource } from './transparency-source.ts';

/** Days after the end of a year on which its numbers are closed: what came in last is decided by then. */
export const closingDays = 31;

const beginningOf = (year: number): Date => new Date(Date.UTC(year, 0, 1));

/** The tables of a year, as they stand. */
export async function tablesOf(
  db: Executor,
  sources: readonly TransparencySource[],
  year: number,
  withMinors: boolean,
): Promise<TransparencyTable[]> {
  const period = { from: beginningOf(year), to: beginningOf(year + 1), withMinors };
  const tables = [];
  for (const source of sources) tables.push(...(await source.tables(db, period)));
  return tables;
}

/** Counts every year that is not closed, and closes those whose time has come. */
export async function countYears(
  db: Executor,
  sources: readonly TransparencySource[],
  now = Date.now(),
): Promise<void> {
  const beginnings = await Promise.all(sources.map((source) => source.since(db)));
  const first = Math.min(now, ...beginnings.flatMap((moment) => moment?.getTime() ?? []));
  const closed = new Set((await listYears(db)).filter((row) => row.is_closed).map(({ year }) => year));
  for (let year = new Date(first).getUTCFullYear(); year <= new Date(now).getUTCFullYear(); year++) {
    if (closed.has(year)) continue;
    const isClosed = now >= beginningOf(year + 1).getTime() + closingDays * 86_400_000;
    await writeYear(db, { year, tables: await tablesOf(db, sources, year, isClosed), isClosed });
  }
}
