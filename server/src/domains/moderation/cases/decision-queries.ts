import type { AuthorAction, TargetAction } from '#contract/case-lists.ts';
import type { Places } from '#contract/place-lists.ts';
import type { ReportReason, ReportTargetKind } from '#contract/reports.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { CaseTarget } from './case-queries.ts';
import type { Detection, HeldBy } from './detections.ts';

export interface ClosedReport {
  id: string;
  reporter_id: string | null;
  target_kind: ReportTargetKind;
  target_id: string;
  held_target: boolean;
  found_by: 'list' | 'copy' | null;
  reason_category: ReportReason;
  state: 'upheld' | 'dismissed';
  evidence: Readonly<Record<string, unknown>>;
}
/**
 * Decides the open reports of a case like the case itself, except that reports marked as false are dismissed.
 */
export const closeReports = (
  db: Executor,
  decision: {
    caseId: string;
    outcome: 'upheld' | 'dismissed';
    falseIds: readonly string[];
    note: string | null;
    deciderId: string | null;
  },
): Promise<ClosedReport[]> =>
  db.query<ClosedReport>(
    `update reports set state = case when id = any ($3::uuid[]) then 'dismissed' else $2 end, is_false = id = any ($3::uuid[]),
       decision_note = $4, decided_by = $5, decided_at = now(), updated_at = now()
     where case_id = $1 and state = 'open' returning id, reporter_id, target_kind, target_id, held_target, found_by,
       reason_category, state, evidence`,
    [decision.caseId, decision.outcome, decision.falseIds, decision.note, decision.deciderId],
  );

/** Adds decided reports to what is known about their reporters: of one thing once, however much they said of it. */
export async function countDecided(
  db: Executor,
  reports: readonly ClosedReport[],
  falseIds: ReadonlySet<string>,
): Promise<void> {
  const known = reports.filter(({ reporter_id }) => reporter_id !== null);
  await db.query(
    `insert into reporter_records as q (member_id, upheld, dismissed, falsely)
     select n.member_id, count(*) filter (where n.is_right), count(*) filter (where not n.is_right),
       count(*) filter (where n.is_false)
     from (
       select member_id, not bool_or(is_false) and bool_or(state = 'upheld') as is_right, bool_or(is_false) as is_false
       from unnest($1::uuid[], $2::text[], $3::boolean[], $4::uuid[]) as r (member_id, state, is_false, target_id)
       group by member_id, target_id
     ) n group by n.member_id
     order by n.member_id
     on conflict (member_id) do update set upheld = q.upheld + excluded.upheld,
       dismissed = q.dismissed + excluded.dismissed, falsely = q.falsely + excluded.falsely`,
    [
      known.map(({ reporter_id }) => reporter_id),
      known.map(({ state }) => state),
      known.map(({ id }) => falseIds.has(id)),
      known.map(({ target_id }) => target_id),
    ],
  );
}

/** Some undecided cases with open reports of whoever sent these: members, or mailboxes without an account. */
export const casesReportedBy = async (
  db: Executor,
  reports: readonly Pick<ClosedReport, 'id' | 'reporter_id'>[],
  most: number,
): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select distinct case_id as id from reports r where r.state = 'open' and (r.reporter_id = any ($1::uuid[])
         or r.id in (select i.report_id
           from notice_items own join notices sent on sent.id = own.notice_id
             join notices n on n.mailbox = sent.mailbox join notice_items i on i.notice_id = n.id
           where own.report_id = any ($2::uuid[]) and sent.mailbox <> '' and n.member_id is null))
       order by case_id limit $3`,
      [
        reports.flatMap(({ reporter_id }) => reporter_id ?? []),
        reports.flatMap(({ id, reporter_id }) => (reporter_id === null ? [id] : [])),
        most,
      ],
    )
  ).map(({ id }) => id);

export interface DecisionRow {
  id: string;
  case_id: string;
  outcome: 'upheld' | 'dismissed';
  target_action: TargetAction;
  was_held: boolean;
  was_disabled: boolean;
  stays_down: boolean;
  author_id: string | null;
  author_action: AuthorAction;
  suspended_until: Date | null;
  upload_right_taken: boolean;
  /** An admin had granted it; null: none was taken, or nobody knows. */
  had_upload_grant: boolean | null;
  ground: ReportReason | null;
  explanation: string | null;
  targets: CaseTarget[];
  places: Places | null;
  /** What led to it, the earliest first. */
  detections: Detection[];
  held_by: HeldBy | null;
  is_told: boolean;
  decided_at: Date;
  ended_at: Date | null;
  strike_id: string | null;
  decided_by: string | null;
  confirmed_by: string | null;
  /** Made by an act outside of the case. */
  is_direct: boolean;
}
/** What is written with a decision besides what people read of it. `receipt` null: nobody is told. */
export interface DecisionRecord {
  deciderId: string | null;
  /** Who looked at it second; null: nobody had to. */
  confirmerId?: string | null;
  strikeId: string | null;
  receipt: { hash: Buffer; sealed: Buffer } | null;
  /** Made by an act outside of the case: reports that wait for its thing go on waiting. */
  isDirect?: boolean;
}
export async function writeDecision(
  db: Executor,
  row: Omit<
    DecisionRow,
    'decided_at' | 'ended_at' | 'strike_id' | 'decided_by' | 'confirmed_by' | 'is_direct'
  >,
  { deciderId, confirmerId, strikeId, receipt, isDirect = false }: DecisionRecord,
): Promise<void> {
  await db.query(
    `insert into case_decisions (id, case_id, outcome, target_action, was_held, stays_down, author_id, author_action,
       suspended_until, upload_right_taken, ground, explanation, targets, is_told, decided_by, was_disabled, strike_id,
       receipt_hash, sealed_receipt, places, detections, held_by, is_direct, confirmed_by, had_upload_grant)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)`,
    [
      row.id,
      row.case_id,
      row.outcome,
      row.target_action,
      row.was_held,
      row.stays_down,
      row.author_id,
      row.author_action,
      row.suspended_until,
      row.upload_right_taken,
      row.ground,
      row.explanation,
      JSON.stringify(row.targets),
      row.is_told,
      deciderId,
      row.was_disabled,
      strikeId,
      receipt?.hash ?? null,
      receipt?.sealed ?? null,
      row.places === null ? null : JSON.stringify(row.places),
      row.detections,
      row.held_by,
      isDirect,
      confirmerId ?? null,
      row.had_upload_grant,
    ],
  );
  await db.query(
    `update cases set state = $2, decided_at = now(), is_held = false, due_at = null, due_half_at = null, waits_since = null,
       due_told = 0
     where id = $1 and not ($3 and (open_reports > 0 or state = 'in_review'))`,
    [row.case_id, row.outcome, isDirect],
  );
}

const columns = `id, case_id, outcome, target_action, was_held, was_disabled, stays_down, author_id, author_action,
  suspended_until, upload_right_taken, had_upload_grant, ground, explanation, targets, places, detections, held_by, is_told, decided_at, ended_at,
  strike_id, decided_by, confirmed_by, is_direct`;

/** A decision its author was told about. */
export const findStatement = async (
  db: Executor,
  id: string,
  authorId: string,
): Promise<DecisionRow | null> =>
  (
    await db.query<DecisionRow>(
      `select ${columns} from case_decisions where id = $1 and author_id = $2 and is_told`,
      [id, authorId],
    )
  )[0] ?? null;
export const findStatementByReceipt = async (db: Executor, hash: Buffer): Promise<DecisionRow | null> =>
  (
    await db.query<DecisionRow>(`select ${columns} from case_decisions where receipt_hash = $1 and is_told`, [
      hash,
    ])
  )[0] ?? null;

/** A decision, whoever asks. */
export const lookAtDecision = async (db: Executor, id: string): Promise<DecisionRow | null> =>
  (await db.query<DecisionRow>(`select ${columns} from case_decisions where id = $1`, [id]))[0] ?? null;

/** A decision, locked until the transaction ends. */
export const lockDecision = async (db: Executor, id: string): Promise<DecisionRow | null> =>
  (await db.query<DecisionRow>(`select ${columns} from case_decisions where id = $1 for update`, [id]))[0] ??
  null;

export const caseOfDecision = async (db: Executor, id: string): Promise<string | null> =>
  (await db.query<{ case_id: string }>('select case_id from case_decisions where id = $1', [id]))[0]
    ?.case_id ?? null;

export const findSealedReceipt = async (db: Executor, id: string): Promise<Buffer | null> =>
  (
    await db.query<{ sealed_receipt: Buffer | null }>(
      'select sealed_receipt from case_decisions where id = $1',
      [id],
    )
  )[0]?.sealed_receipt ?? null;

/** Decisions on a case that did something which holds. */
export const decisionsInForce = (db: Executor, caseId: string): Promise<DecisionRow[]> =>
  db.query<DecisionRow>(
    `select ${columns} from case_decisions where case_id = $1 and outcome = 'upheld' and ended_at is null
     order by decided_at desc`,
    [caseId],
  );

export async function endDecisions(db: Executor, ids: readonly string[]): Promise<void> {
  await db.query('update case_decisions set ended_at = now() where id = any ($1) and ended_at is null', [
    ids,
  ]);
}
