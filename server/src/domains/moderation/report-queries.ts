import type { ReporterKind } from '#contract/case-lists.ts';
import type { CaseTargetKind, ReportReason, ReportTargetKind } from '#contract/reports.ts';
import { lockThing } from '../../platform/audit/thing-lock-queries.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { ReporterRecord } from './cases/case-rules.ts';
import { byVisitor } from './notices/notifier-queries.ts';

/** Serialises reports by one member, and decisions on one target, until the transaction ends. */
export async function lockReporter(db: Executor, reporterId: string): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('reporter ' || $1, 0))`, [reporterId]);
}
export const lockTarget: (db: Executor, kind: CaseTargetKind, id: string) => Promise<void> = lockThing;

/** Serialises removals from sight caused by reports from one network, until the transaction ends. */
export async function lockNetwork(db: Executor, network: Buffer): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('reporting ' || $1, 0))`, [
    network.toString('hex'),
  ]);
}
export const countNetworkHolds = async (db: Executor, network: Buffer): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from report_hold_networks where network = $1 and held_at > now() - interval '1 day'`,
      [network],
    )
  )[0]?.n ?? 0;
export async function noteNetworkHold(db: Executor, network: Buffer): Promise<void> {
  await db.query('insert into report_hold_networks (network) values ($1)', [network]);
}
/** After a day the origin of a report no longer matters. */
export async function forgetNetworkHolds(db: Executor): Promise<void> {
  await db.query(`delete from report_hold_networks where held_at <= now() - interval '1 day'`);
}

export interface Standing extends ReporterRecord {
  /** Open reports by this member that hold something. */
  open_holds: number;
  /** A report that a minor is shown there was looked at and dismissed. */
  cleared_before: boolean;
  /** An open report holds the target. */
  is_held: boolean;
  /** An open report by this member says the same of the target. */
  said_before: boolean;
}

export async function standingOf(
  db: Executor,
  reporterId: string,
  { kind, targetId, reason }: { kind: ReportTargetKind; targetId: string; reason: ReportReason },
): Promise<Standing> {
  const rows = await db.query<Standing>(
    `select coalesce(q.upheld, 0) as upheld, coalesce(q.dismissed, 0) as dismissed, coalesce(q.falsely, 0) as falsely,
       (select count(*)::int from reports where reporter_id = $1 and state = 'open' and held_target
         and not (target_kind = $2 and target_id = $3)) as open_holds,
       exists (select from reports where target_kind = $2 and target_id = $3 and state = 'dismissed'
         and reason_category = 'POTENTIALLY_FEATURES_MINOR') as cleared_before,
       exists (select from reports where target_kind = $2 and target_id = $3 and state = 'open' and held_target)
         as is_held,
       exists (select from reports where reporter_id = $1 and target_kind = $2 and target_id = $3 and state = 'open'
         and reason_category = $4) as said_before
     from (select $1::uuid as id) m left join reporter_records q on q.member_id = m.id`,
    [reporterId, kind, targetId, reason],
  );
  return rows[0] as Standing;
}

export interface NewReport {
  id: string;
  caseId: string;
  kind: ReportTargetKind;
  targetId: string;
  ownerId: string | null;
  /** Null: the site itself. */
  reporterId: string | null;
  reason: ReportReason;
  text: string | null;
  evidence: Record<string, unknown>;
  heldTarget: boolean;
  /** The program that found it; absent: a person did. */
  foundBy?: 'list' | 'copy';
  /** A sworn notice says it: that is never changed by anything said later. */
  isSworn?: boolean;
}

/**
 * Writes the report. What the reporter says of the same thing for the same reason, sworn notices aside, changes their
 * open one instead; their lock is held. Answers its id.
 */
export async function writeReport(db: Executor, report: NewReport): Promise<string> {
  const rows = await db.query<{ id: string }>(
    `with changed as (
       update reports r set custom_reason_text = $7, evidence = $8, held_target = r.held_target or $9, updated_at = now()
       where not $12::boolean and r.reporter_id = $5 and r.target_kind = $2 and r.target_id = $3 and r.state = 'open'
         and r.reason_category = $6 and not exists (
           select from notice_items i join notices n on n.id = i.notice_id where i.report_id = r.id and not n.is_gathered)
       returning id),
     written as (
       insert into reports (id, target_kind, target_id, target_owner_id, reporter_id, reason_category,
         custom_reason_text, evidence, held_target, case_id, found_by)
       select $1::uuid, $2, $3, $4::uuid, $5, $6, $7, $8, $9, $10::uuid, $11::text where not exists (select from changed)
       returning id)
     select id from changed union all select id from written`,
    [
      report.id,
      report.kind,
      report.targetId,
      report.ownerId,
      report.reporterId,
      report.reason,
      report.text,
      JSON.stringify(report.evidence),
      report.heldTarget,
      report.caseId,
      report.foundBy ?? null,
      report.isSworn ?? false,
    ],
  );
  return rows[0]?.id ?? report.id;
}

/** Whether the site itself has reported a thing in these words. */
export const siteReported = async (
  db: Executor,
  { kind, targetId, text }: { kind: ReportTargetKind; targetId: string; text: string },
): Promise<boolean> =>
  (
    await db.query(
      `select from reports where target_kind = $1 and target_id = $2 and reporter_id is null
         and custom_reason_text = $3 limit 1`,
      [kind, targetId, text],
    )
  ).length > 0;

export interface ReportRow {
  id: string;
  target_kind: ReportTargetKind;
  target_id: string;
  reporter_id: string | null;
  reporter_username: string | null;
  owner_username: string | null;
  reporter_by: ReporterKind;
  reason_category: ReportReason;
  custom_reason_text: string | null;
  evidence: Record<string, unknown>;
  state: 'open' | 'upheld' | 'dismissed';
  held_target: boolean;
  decision_note: string | null;
  decided_at: Date | null;
  created_at: Date;
}

const reports = `
  select r.id, r.target_kind, r.target_id, r.reporter_id, p.username as reporter_username,
    o.username as owner_username, r.reason_category, r.custom_reason_text, r.evidence, r.state, r.held_target,
    r.decision_note, r.decided_at, r.created_at,
    case when r.found_by is not null then 'site' when exists (
      select from notice_items i join notices n on n.id = i.notice_id where i.report_id = r.id and ${byVisitor}
    ) then 'visitor' else 'member' end as reporter_by
  from reports r left join members p on p.id = r.reporter_id left join members o on o.id = r.target_owner_id`;

/** Open ones: those that may show a minor first, then oldest first. */
export const openReports = (db: Executor, limit: number): Promise<ReportRow[]> =>
  db.query<ReportRow>(
    `${reports} where r.state = 'open'
     order by r.reason_category = 'POTENTIALLY_FEATURES_MINOR' desc, r.created_at, r.id limit $1`,
    [limit],
  );

/** Every report on the same thing as this one, oldest first. */
export const reportsOfSameTarget = (db: Executor, id: string): Promise<ReportRow[]> =>
  db.query<ReportRow>(
    `${reports} where (r.target_kind, r.target_id) = (select target_kind, target_id from reports where id = $1)
     order by r.created_at, r.id`,
    [id],
  );

export const reportRecords = (db: Executor, reporterId: string): Promise<Record<string, unknown>[]> =>
  db.query(
    `select target_kind, target_id, reason_category, custom_reason_text, state, is_false as noted_as_false, created_at, decided_at
     from reports where reporter_id = $1 order by created_at`,
    [reporterId],
  );

export const decisionRecords = (db: Executor, authorId: string): Promise<Record<string, unknown>[]> =>
  db.query(
    `select outcome, target_action, author_action, suspended_until, upload_right_taken, ground, explanation, targets,
       decided_at
     from case_decisions where author_id = $1 and is_told order by decided_at`,
    [authorId],
  );
