import type { ReportReason } from '#contract/reports.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { type LatestReporter, latestReporter, visible } from '../cases/case-queries.ts';

export interface ToldCase {
  is_minor_related: boolean;
  is_late: boolean;
}
/** Cases of which half of the time, or all of it, has passed since the desk was last told; they count as told now. */
export const passClocks = (db: Executor, most: number): Promise<ToldCase[]> =>
  db.query<ToldCase>(
    `with passed as (
       select id, due_at <= now() as is_late from cases
       where due_at is not null and due_half_at <= now() and due_told < case when due_at <= now() then 2 else 1 end
       order by due_at limit $1 for update skip locked)
     update cases c set due_told = case when p.is_late then 2 else 1 end
     from passed p where c.id = p.id returning c.is_minor_related, p.is_late`,
    [most],
  );

export interface DueCase {
  id: string;
  target_kind: string;
  title: string;
  due_at: Date;
  assignee: string | null;
}
export interface ReportedCase extends DueCase {
  reasons: ReportReason[];
  reporter: LatestReporter | null;
}
/** Cases with a fixed time, those due first at the top. */
export const dueCases = (db: Executor, seesMinors: boolean, most: number): Promise<ReportedCase[]> =>
  db.query<ReportedCase>(
    `select c.id, c.target_kind, c.title, c.due_at,
       (select username from members where id = c.assignee_id) as assignee,
       c.reasons, ${latestReporter} as reporter
     from cases c where c.due_at is not null and ${visible(seesMinors)} order by c.due_at, c.id limit ${most}`,
    [],
    `due_cases_${seesMinors}_${most}`,
  );
/** Cases without a fixed time that have an open sworn notice, by the day to aim for: so many after it was filed. */
export const waitingNotices = (
  db: Executor,
  seesMinors: boolean,
  days: number,
  most: number,
): Promise<ReportedCase[]> =>
  db.query<ReportedCase>(
    `select c.id, c.target_kind, c.title, c.waits_since + $1::int * interval '1 day' as due_at,
       (select username from members where id = c.assignee_id) as assignee,
       c.reasons, ${latestReporter} as reporter
     from cases c
     where c.due_at is null and c.waits_since is not null and ${visible(seesMinors)}
     order by c.waits_since, c.id limit ${most}`,
    [days],
    `waiting_notices_${seesMinors}_${most}`,
  );
/** Cases with an open sworn notice, counted to `most`, and since when the oldest of them waits. */
export const openNotices = async (
  db: Executor,
  seesMinors: boolean,
  most: number,
): Promise<{ count: number; since: Date | null }> =>
  (
    await db.query<{ count: number; since: Date | null }>(
      `select count(*)::int as count, min(waits_since) as since from (
         select c.waits_since from cases c where c.waits_since is not null and ${visible(seesMinors)}
         order by c.waits_since limit $1) waiting`,
      [most],
      `open_notices_${seesMinors}`,
    )
  )[0] ?? { count: 0, since: null };
export const countLateCases = async (db: Executor, seesMinors: boolean, at: Date): Promise<number> =>
  (
    await db.query<{ late: number }>(
      `select count(*)::int as late from cases c where c.due_at <= $1 and ${visible(seesMinors)}`,
      [at],
      `count_late_cases_${seesMinors}`,
    )
  )[0]?.late ?? 0;

export interface RunningCounterNotice extends DueCase {
  in_court: boolean;
  /** By then the law has it back. */
  late_at: Date;
}
/** Counter-notices whose days run, and those that wait for a court. */
export const runningCounterNotices = (
  db: Executor,
  seesMinors: boolean,
  most: number,
): Promise<RunningCounterNotice[]> =>
  db.query<RunningCounterNotice>(
    `select c.id, c.target_kind, c.title, n.returns_from as due_at, n.returns_by as late_at,
       n.court_at is not null as in_court, null as assignee
     from counter_notices n join case_decisions d on d.id = n.decision_id join cases c on c.id = d.case_id
     where n.ended_at is null and ${visible(seesMinors)} order by n.returns_from, n.id limit ${most}`,
    [],
    `running_counter_notices_${seesMinors}_${most}`,
  );
/** Those that should have brought back what they are about by now. */
export const countLateCounterNotices = async (db: Executor, seesMinors: boolean, at: Date): Promise<number> =>
  (
    await db.query<{ late: number }>(
      `select count(*)::int as late
       from counter_notices n join case_decisions d on d.id = n.decision_id join cases c on c.id = d.case_id
       where n.ended_at is null and n.court_at is null and n.returns_by <= $1 and ${visible(seesMinors)}`,
      [at],
      `count_late_counter_notices_${seesMinors}`,
    )
  )[0]?.late ?? 0;
