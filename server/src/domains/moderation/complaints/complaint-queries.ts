import { complaintLimits as most } from '#contract/complaint-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface ComplaintRow {
  id: string;
  decision_id: string;
  notice_id: string | null;
  member_id: string | null;
  words: string;
  sent_at: Date;
  outcome: 'upheld' | 'dismissed' | null;
  /** Upheld, but what it was about is deleted by now. */
  is_gone: boolean;
  /** Upheld, but the right to upload comes back with an identity check only. */
  needs_identity: boolean;
  answer: string | null;
  answered_at: Date | null;
}
const columns = `c.id, c.decision_id, c.notice_id, c.member_id, c.words, c.sent_at, c.outcome, c.is_gone, c.needs_identity, c.answer,
  c.answered_at`;

export const insertComplaint = async (
  db: Executor,
  row: Pick<ComplaintRow, 'id' | 'decision_id' | 'notice_id' | 'member_id' | 'words'>,
): Promise<ComplaintRow | null> =>
  (
    await db.query<ComplaintRow>(
      `insert into complaints as c (id, decision_id, notice_id, member_id, words) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning ${columns}`,
      [row.id, row.decision_id, row.notice_id, row.member_id, row.words],
    )
  )[0] ?? null;

/** Of whom a decision is about. */
export const complaintOfAuthor = async (db: Executor, decisionId: string): Promise<ComplaintRow | null> =>
  (
    await db.query<ComplaintRow>(
      `select ${columns} from complaints c where c.decision_id = $1 and c.notice_id is null`,
      [decisionId],
    )
  )[0] ?? null;
/** The first of whoever wrote a notice. */
export const complaintOfNotice = async (db: Executor, noticeId: string): Promise<ComplaintRow | null> =>
  (
    await db.query<ComplaintRow>(
      `select ${columns} from complaints c where c.notice_id = $1 order by c.sent_at, c.id limit 1`,
      [noticeId],
    )
  )[0] ?? null;
export const complaintsOf = (db: Executor, decisionIds: readonly string[]): Promise<ComplaintRow[]> =>
  db.query<ComplaintRow>(
    `select ${columns} from complaints c where c.decision_id = any ($1) order by c.sent_at`,
    [decisionIds],
  );
export const findComplaint = async (db: Executor, id: string): Promise<ComplaintRow | null> =>
  (await db.query<ComplaintRow>(`select ${columns} from complaints c where c.id = $1`, [id]))[0] ?? null;
/** The same, locked until the transaction ends. */
export const lockComplaint = async (db: Executor, id: string): Promise<ComplaintRow | null> =>
  (await db.query<ComplaintRow>(`select ${columns} from complaints c where c.id = $1 for update`, [id]))[0] ??
  null;

/**
 * The decisions of the last half year that refused something a notice names, or found it right and left the thing where it
 * is, everywhere or in some places.
 */
export const decisionsRefusing = (
  db: Executor,
  noticeId: string,
): Promise<{ id: string; case_id: string }[]> =>
  db.query(
    `select distinct d.id, d.case_id from notice_items i join reports r on r.id = i.report_id
       join case_decisions d on d.case_id = r.case_id and d.decided_at = r.decided_at
     where i.notice_id = $1 and (r.state = 'dismissed'
         or (r.state = 'upheld' and d.target_action in ('leave', 'limit') and d.ended_at is null)) and d.decided_at > now() - make_interval(days => $2)`,
    [noticeId, most.days],
  );

export async function writeAnswer(
  db: Executor,
  id: string,
  {
    outcome,
    answer,
    answererId,
    isGone,
    needsIdentity,
  }: {
    outcome: 'upheld' | 'dismissed';
    answer: string;
    answererId: string | null;
    isGone: boolean;
    needsIdentity: boolean;
  },
): Promise<void> {
  await db.query(
    `update complaints set outcome = $2, answer = $3, answered_by = $4, answered_at = now(), is_gone = $5,
       needs_identity = $6
     where id = $1`,
    [id, outcome, answer, answererId, isGone, needsIdentity],
  );
}

/** Reopens what a notice reported in a case, however it was decided; its writers’ records forget that. */
export async function reopenReports(db: Executor, noticeId: string, caseId: string): Promise<void> {
  await db.query(
    `with decided as (
       select id, state, reporter_id, target_id from reports where case_id = $2 and state <> 'open'
         and id in (select report_id from notice_items where notice_id = $1) for update),
     reopened as (
       update reports r set state = 'open', is_false = false, decision_note = null, decided_by = null, decided_at = null,
         updated_at = now()
       from decided d where r.id = d.id returning d.reporter_id, d.target_id, d.state)
     update reporter_records q set dismissed = greatest(0, q.dismissed - n.dismissed), upheld = greatest(0, q.upheld - n.upheld)
     from (select reporter_id, (count(distinct target_id) filter (where state = 'dismissed'))::int as dismissed,
             (count(distinct target_id) filter (where state = 'upheld'))::int as upheld
           from reopened where reporter_id is not null group by 1) n
     where q.member_id = n.reporter_id`,
    [noticeId, caseId],
  );
}

export interface WaitingComplaint {
  id: string;
  target_kind: string;
  title: string;
  sent_at: Date;
  /** Who may not answer it. */
  deciders: string[];
}
/** Complaints nobody has answered, the oldest first; with the case of each. */
export const waitingComplaints = (
  db: Executor,
  seesMinors: boolean,
  limit: number,
): Promise<WaitingComplaint[]> =>
  db.query<WaitingComplaint>(
    `select o.id, o.target_kind, o.title, c.sent_at,
       array_remove(array[d.decided_by, d.confirmed_by], null) as deciders
     from complaints c join case_decisions d on d.id = c.decision_id join cases o on o.id = d.case_id
     where c.answered_at is null and ${seesMinors ? 'true' : 'not o.is_minor_related'} order by c.sent_at, c.id limit ${limit}`,
    [],
    `waiting_complaints_${seesMinors}_${limit}`,
  );
/** How many wait that this admin may answer, to at most `most`. */
export const countAnswerableComplaints = async (
  db: Executor,
  { memberId, seesMinors }: { memberId: string; seesMinors: boolean },
  limit: number,
): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from (
         select from complaints c join case_decisions d on d.id = c.decision_id join cases o on o.id = d.case_id
         where c.answered_at is null and d.decided_by is distinct from $1 and d.confirmed_by is distinct from $1
           and ${seesMinors ? 'true' : 'not o.is_minor_related'} limit $2) waiting`,
      [memberId, limit],
      `count_answerable_complaints_${seesMinors}`,
    )
  )[0]?.n ?? 0;
export const countLateComplaints = async (db: Executor, seesMinors: boolean, at: Date): Promise<number> =>
  (
    await db.query<{ late: number }>(
      `select count(*)::int as late
       from complaints c ${seesMinors ? '' : 'join case_decisions d on d.id = c.decision_id and not d.is_minor_related'}
       where c.answered_at is null and c.sent_at <= $2::timestamptz - make_interval(days => $1)`,
      [most.answerDays, at],
      `count_late_complaints_${seesMinors}`,
    )
  )[0]?.late ?? 0;

export const deleteOldComplaints = async (db: Executor, days: number, limit: number): Promise<boolean> =>
  (
    await db.query(
      `delete from complaints where id in (
         select c.id from complaints c join case_decisions d on d.id = c.decision_id
         where c.answered_at < now() - $1::int * interval '1 day' and not case_papers_stay(d.case_id, $1) limit $2) returning id`,
      [days, limit],
    )
  ).length === limit;

export const complaintRecords = (db: Executor, memberId: string): Promise<Record<string, unknown>[]> =>
  db.query(
    `select words, sent_at, outcome, is_gone, needs_identity, answer, answered_at from complaints where member_id = $1 order by sent_at`,
    [memberId],
  );
