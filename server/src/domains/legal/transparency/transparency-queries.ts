import type { TransparencyTable } from '#contract/transparency.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface YearRow {
  year: number;
  tables: TransparencyTable[];
  counted_at: Date;
  is_closed: boolean;
}

export const findYear = async (db: Executor, year: number): Promise<YearRow | null> =>
  (
    await db.query<YearRow>(
      'select year, tables, counted_at, is_closed from transparency_years where year = $1',
      [year],
    )
  )[0] ?? null;

/** The years there are numbers of, latest first. */
export const listYears = (db: Executor): Promise<{ year: number; is_closed: boolean }[]> =>
  db.query('select year, is_closed from transparency_years order by year desc');

/** What is closed stays as it is. */
export async function writeYear(
  db: Executor,
  row: { year: number; tables: readonly TransparencyTable[]; isClosed: boolean },
): Promise<void> {
  await db.query(
    `insert into transparency_years (year, tables, is_closed) values ($1, $2, $3)
     on conflict (year) do update set tables = excluded.tables, is_closed = excluded.is_closed, counted_at = now()
     where not transparency_years.is_closed`,
    [row.year, JSON.stringify(row.tables), row.isClosed],
  );
}

const own = `select least((select min(sent_at) from urgent_requests), (select min(sent_at) from data_requests)) as since`;
export const ownSince = async (db: Executor): Promise<Date | null> =>
  (await db.query<{ since: Date | null }>(own))[0]?.since ?? null;

export interface RequestFigures {
  kind: string;
  received: number;
  answered: number;
  refused: number;
  open: number;
  /** Of those that are over; null: none is. */
  median_hours: number | null;
}
const figures = (table: string, answered: string, refused: string, over: string, from: string): string =>
  `select kind, count(*)::int as received, count(*) filter (where ${answered})::int as answered,
     count(*) filter (where ${refused})::int as refused, count(*) filter (where ${over} is null)::int as open,
     percentile_cont(0.5) within group (order by extract(epoch from ${over} - sent_at) / 3600)
       filter (where ${over} is not null) as median_hours
   from ${table} where ${from} and sent_at >= $1 and sent_at < $2 group by kind`;

export const urgentFigures = (db: Executor, from: Date, to: Date): Promise<RequestFigures[]> =>
  db.query(figures('urgent_requests', 'handled_at is not null', 'false', 'handled_at', 'true'), [from, to]);
export const dataFigures = (db: Executor, from: Date, to: Date): Promise<RequestFigures[]> =>
  db.query(
    figures(
      'data_requests',
      `outcome = 'answered'`,
      `outcome = 'refused'`,
      'answered_at',
      'confirmed_at is not null',
    ),
    [from, to],
  );
