import type { AuthorAction, TargetAction } from '#contract/case-lists.ts';
import { limits } from '#contract/limits.ts';
import type { CaseTargetKind, ReportReason, ReportTargetKind } from '#contract/reports.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { visible } from './case-queries.ts';

export interface CaseReportRow {
  id: string;
  target_kind: ReportTargetKind;
  target_id: string;
  reporter_id: string | null;
  reporter_username: string | null;
  upheld: number;
  dismissed: number;
  falsely: number;
  reason_category: ReportReason;
  custom_reason_text: string | null;
  evidence: Record<string, unknown>;
  state: 'open' | 'upheld' | 'dismissed';
  held_target: boolean;
  is_false: boolean;
  found_by: 'list' | 'copy' | null;
  created_at: Date;
}
/** The latest reports of a case; open ones come before decided ones. */
export const reportsOfCase = (db: Executor, caseId: string): Promise<CaseReportRow[]> =>
  db.query<CaseReportRow>(
    `select r.id, r.target_kind, r.target_id, r.reporter_id, p.username as reporter_username,
       coalesce(q.upheld, s.upheld, 0) as upheld, coalesce(q.dismissed, s.dismissed, 0) as dismissed,
       coalesce(q.falsely, s.falsely, 0) as falsely,
       r.reason_category, r.custom_reason_text, r.evidence, r.state, r.held_target, r.is_false, r.found_by, r.created_at
     from reports r left join members p on p.id = r.reporter_id
       left join reporter_records q on q.member_id = r.reporter_id
       left join lateral notifier_record(r.id) s on r.reporter_id is null
     where r.case_id = $1 order by (r.state = 'open') desc, r.created_at desc, r.id desc limit ${limits.caseReportsShown}`,
    [caseId],
  );

/** What each thing of a case showed when it was last reported. */
export const evidenceOfCase = (
  db: Executor,
  caseId: string,
): Promise<{ kind: CaseTargetKind; id: string; evidence: Record<string, unknown> }[]> =>
  db.query(
    `select distinct on (kind, id) kind, id, evidence from (
       select target_kind as kind, target_id as id, evidence, updated_at as at from reports where case_id = $1
       union all
       select target_kind, target_id, evidence, decided_at from cases
       where (id = $1 or merged_into = $1) and evidence is not null) seen
     order by kind, id, at desc nulls last`,
    [caseId],
  );

export interface CaseNoteRow {
  id: string;
  text: string;
  written_by: string | null;
  created_at: Date;
}
export const notesOfCase = (db: Executor, caseId: string): Promise<CaseNoteRow[]> =>
  db.query<CaseNoteRow>(
    `select n.id, n.words as text, p.username as written_by, n.created_at
     from case_notes n left join members p on p.id = n.written_by
     where n.case_id = $1 order by n.created_at desc, n.id desc limit ${limits.caseHistoryShown}`,
    [caseId],
  );

export interface ShownDecisionRow {
  id: string;
  outcome: 'upheld' | 'dismissed';
  target_action: TargetAction;
  author_action: AuthorAction;
  suspended_until: Date | null;
  upload_right_taken: boolean;
  stays_down: boolean;
  ground: ReportReason | null;
  explanation: string | null;
  decided_by: string | null;
  decider_id: string | null;
  decided_at: Date;
}
export const decisionsOfCase = (db: Executor, caseId: string): Promise<ShownDecisionRow[]> =>
  db.query<ShownDecisionRow>(
    `select d.id, d.outcome, d.target_action, d.author_action, d.suspended_until, d.upload_right_taken, d.stays_down,
       d.ground, d.explanation, p.username as decided_by, d.decided_by as decider_id, d.decided_at
     from case_decisions d left join members p on p.id = d.decided_by
     where d.case_id = $1 order by d.decided_at desc, d.id desc limit ${limits.caseHistoryShown}`,
    [caseId],
  );

/** Ids under which acts on a case are logged: its own, and those of cases merged into it. */
export const idsOfCase = async (db: Executor, caseId: string): Promise<string[]> =>
  (await db.query<{ id: string }>('select id from cases where id = $1 or merged_into = $1', [caseId])).map(
    ({ id }) => id,
  );

const relatedMost = 20;
/** Other undecided cases of an author. */
export const relatedCases = (
  db: Executor,
  caseId: string,
  authorId: string | null,
  seesMinors: boolean,
): Promise<{ id: string; target_kind: CaseTargetKind; title: string }[]> =>
  db.query(
    `select c.id, c.target_kind, c.title from cases c
     where c.target_owner_id = $2 and c.id <> $1 and c.state in ('open', 'in_review', 'reopened') and ${visible(seesMinors)}
     order by c.priority desc, c.id limit ${relatedMost}`,
    [caseId, authorId],
  );
