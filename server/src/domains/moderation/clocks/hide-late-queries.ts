import type { ReportTargetKind } from '#contract/reports.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { ReporterRecord } from '../cases/case-rules.ts';

/**
 * Cases that nobody has taken, with an urgent notice whose own time is over, once for each. What else is said of the thing
 * changes nothing, or whoever uploaded it would say that it shows a minor, and keep it in sight.
 */
export const lateUnseenCases = async (db: Executor, most: number): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select c.id from cases c
       where c.due_at <= now() and c.assignee_id is null and exists (
         select from reports r join notice_items i on i.report_id = r.id join notices n on n.id = i.notice_id
         where r.case_id = c.id and r.state = 'open' and n.is_urgent and n.due_at <= now()
           and (c.hidden_late_at is null or c.hidden_late_at < n.due_at))
       order by c.due_at, c.id limit $1`,
      [most],
    )
  ).map(({ id }) => id);

/**
 * Open reports of a case that come from somebody who swears to be shown, with what is known of who sent them; none of a
 * thing of which such a report was dismissed before.
 */
export const urgentReportsOf = (
  db: Executor,
  caseId: string,
): Promise<(ReporterRecord & { id: string; target_kind: ReportTargetKind; target_id: string })[]> =>
  db.query(
    `select r.id, r.target_kind, r.target_id, coalesce(q.upheld, s.upheld, 0) as upheld,
       coalesce(q.dismissed, s.dismissed, 0) as dismissed, coalesce(q.falsely, s.falsely, 0) as falsely
     from reports r left join reporter_records q on q.member_id = r.reporter_id
       left join lateral notifier_record(r.id) s on r.reporter_id is null
     where r.case_id = $1 and r.state = 'open'
       and exists (select from notice_items i join notices n on n.id = i.notice_id where i.report_id = r.id and n.is_urgent
         and n.due_at <= now())
       and not exists (
         select from reports d join notice_items i on i.report_id = d.id join notices n on n.id = i.notice_id
         where d.target_kind = r.target_kind and d.target_id = r.target_id and d.state = 'dismissed' and n.is_urgent)
     order by r.id`,
    [caseId],
  );

export async function noteHiddenLate(db: Executor, caseId: string): Promise<void> {
  await db.query('update cases set hidden_late_at = now() where id = $1', [caseId]);
}
/** Notes that these reports took their things out of sight, so that dismissing them puts those back. */
export async function noteReportHolds(db: Executor, reportIds: readonly string[]): Promise<void> {
  await db.query('update reports set held_target = true where id = any ($1::uuid[])', [reportIds]);
}
