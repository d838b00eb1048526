import type { AdReportQuestion } from '#contract/ad-figure-shapes.ts';
import type { AdReportPeriod } from '#contract/ad-figure-words.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface ScheduleRow {
  id: string;
  account_id: string;
  name: string;
  period: AdReportPeriod;
  question: AdReportQuestion;
  next_at: Date;
  last_sent_at: Date | null;
  created_at: Date;
}
const columns = 'id, account_id, name, period, question, next_at, last_sent_at, created_at';
/** When a report goes out on its day. */
const moment = (day: string, timeZone: string) => `(${day}::date + time '06:00') at time zone ${timeZone}`;

export const listSchedules = (db: Executor, accountId: string): Promise<ScheduleRow[]> =>
  db.query<ScheduleRow>(
    `select ${columns} from ad_report_schedules where account_id = $1 order by created_at, id`,
    [accountId],
  );
export const findSchedule = async (db: Executor, id: string): Promise<ScheduleRow | null> =>
  (await db.query<ScheduleRow>(`select ${columns} from ad_report_schedules where id = $1`, [id]))[0] ?? null;

export async function insertSchedule(
  db: Executor,
  row: Pick<ScheduleRow, 'id' | 'account_id' | 'name' | 'period' | 'question'> & {
    day: string;
    timeZone: string;
  },
): Promise<ScheduleRow> {
  const [written] = await db.query<ScheduleRow>(
    `insert into ad_report_schedules (id, account_id, name, period, question, next_at)
     values ($1, $2, $3, $4, $5, ${moment('$6', '$7')}) returning ${columns}`,
    [row.id, row.account_id, row.name, row.period, JSON.stringify(row.question), row.day, row.timeZone],
  );
  return written as ScheduleRow;
}
/** Null: there is none of theirs. */
export const writeSchedule = async (
  db: Executor,
  row: Pick<ScheduleRow, 'id' | 'account_id' | 'name' | 'period' | 'question'> & {
    day: string;
    timeZone: string;
  },
): Promise<ScheduleRow | null> =>
  (
    await db.query<ScheduleRow>(
      `update ad_report_schedules set name = $3, period = $4, question = $5, next_at = ${moment('$6', '$7')}
       where id = $1 and account_id = $2 returning ${columns}`,
      [row.id, row.account_id, row.name, row.period, JSON.stringify(row.question), row.day, row.timeZone],
    )
  )[0] ?? null;
export const deleteSchedule = async (db: Executor, id: string, accountId: string): Promise<string | null> =>
  (
    await db.query<{ name: string }>(
      'delete from ad_report_schedules where id = $1 and account_id = $2 returning name',
      [id, accountId],
    )
  )[0]?.name ?? null;

/** Those whose time has come, locked until the transaction ends. */
export const takeDueSchedules = (db: Executor, limit: number): Promise<ScheduleRow[]> =>
  db.query<ScheduleRow>(
    `select ${columns} from ad_report_schedules where next_at <= now() order by next_at, id limit $1
     for update skip locked`,
    [limit],
  );
export async function moveSchedule(db: Executor, id: string, day: string, timeZone: string): Promise<void> {
  await db.query(`update ad_report_schedules set next_at = ${moment('$2', '$3')} where id = $1`, [
    id,
    day,
    timeZone,
  ]);
}
export async function noteSent(db: Executor, id: string): Promise<void> {
  await db.query('update ad_report_schedules set last_sent_at = now() where id = $1', [id]);
}
