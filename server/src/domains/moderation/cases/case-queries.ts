import type { CaseState, ReporterKind } from '#contract/case-lists.ts';
import type { NoticeKind } from '#contract/notice-lists.ts';
import { policy } from '#contract/policy.ts';
import type { CaseTargetKind, ReportReason } from '#contract/reports.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { byVisitor } from '../notices/notifier-queries.ts';
import { reliabilityTerms, steps } from './case-rules.ts';

/** Who sent the latest report of a case `c`; `notifier`: the name on the notice behind it. */
export const latestReporter = `(select json_build_object('username', p.username, 'notifier', nullif(n.name, ''),
     'by', case when r.found_by is not null then 'site' when ${byVisitor} then 'visitor' else 'member' end)
   from reports r left join members p on p.id = r.reporter_id
     left join lateral (
       select n.name, n.member_id, n.mailbox from notice_items i join notices n on n.id = i.notice_id
       where i.report_id = r.id and r.reporter_id is null and not n.is_gathered order by n.sent_at desc limit 1) n on true
   where r.case_id = c.id order by r.created_at desc limit 1)`;
export interface LatestReporter {
  by: ReporterKind;
  username: string | null;
  notifier: string | null;
}

/** The columns of a row of the list, over `cases c`. */
export const caseColumns = `c.id, c.target_kind, c.target_id, c.title, c.state, c.priority, c.is_held, c.is_minor_related, c.is_burst,
  c.reasons, c.report_count, c.created_at, c.last_reported_at, c.decided_at, c.due_at, c.waits_since,
  case when c.waits_since is null then '{}' else array(
    select distinct n.kind from reports r join notice_items i on i.report_id = r.id join notices n on n.id = i.notice_id
    where r.case_id = c.id and r.state = 'open' and not n.is_gathered order by n.kind) end as notice_kinds,
  c.target_owner_id as author_id, (select username from members where id = c.target_owner_id) as author_username,
  c.assignee_id, (select username from members where id = c.assignee_id) as assignee_username,
  ${latestReporter} as reporter`;

export interface CaseListRow {
  id: string;
  target_kind: CaseTargetKind;
  target_id: string;
  title: string;
  state: CaseState;
  priority: number;
  is_held: boolean;
  is_minor_related: boolean;
  is_burst: boolean;
  reasons: ReportReason[];
  report_count: number;
  created_at: Date;
  last_reported_at: Date;
  decided_at: Date | null;
  /** When it is to be decided; null: without a fixed time. */
  due_at: Date | null;
  /** Since when its oldest open sworn notice waits; null: there is none. */
  waits_since: Date | null;
  /** Of its open sworn notices. */
  notice_kinds: NoticeKind[];
  author_id: string | null;
  author_username: string | null;
  assignee_id: string | null;
  assignee_username: string | null;
  reporter: LatestReporter | null;
}

/** Hides cases about minors from those who may not see them. */
export const visible = (seesMinors: boolean): string => (seesMinors ? 'true' : 'not c.is_minor_related');

/** A case this admin may see; for a merged one, the case it went into. */
export const findCase = async (db: Executor, id: string, seesMinors: boolean): Promise<CaseListRow | null> =>
  (
    await db.query<CaseListRow>(
      `select ${caseColumns} from cases c
       where c.id = coalesce((select merged_into from cases where id = $1), $1) and ${visible(seesMinors)}`,
      [id],
    )
  )[0] ?? null;

/** The same, locked until the transaction ends. */
export const lockCase = async (db: Executor, id: string, seesMinors: boolean): Promise<CaseListRow | null> =>
  (
    await db.query<CaseListRow>(
      `select ${caseColumns} from cases c
       where c.id = coalesce((select merged_into from cases where id = $1), $1) and ${visible(seesMinors)}
       for no key update of c`,
      [id],
    )
  )[0] ?? null;

/** The case that a report belongs to. */
export const caseOfTarget = async (
  db: Executor,
  kind: CaseTargetKind,
  targetId: string,
): Promise<string | null> =>
  (
    await db.query<{ id: string }>(
      'select coalesce(merged_into, id) as id from cases where target_kind = $1 and target_id = $2',
      [kind, targetId],
    )
  )[0]?.id ?? null;

export interface NewCase {
  id: string;
  kind: CaseTargetKind;
  targetId: string;
  ownerId: string | null;
  title: string;
}
/**
 * Opens a case for a thing, or takes up its existing one, with the current owner and title. Answers its id.
 */
export async function openCase(db: Executor, one: NewCase): Promise<string> {
  const [own] = await db.query<{ id: string }>(
    `insert into cases (id, target_kind, target_id, target_owner_id, title) values ($1, $2, $3, $4, $5)
     on conflict (target_kind, target_id) do update set title = excluded.title, target_owner_id = excluded.target_owner_id
     returning coalesce(merged_into, id) as id`,
    [one.id, one.kind, one.targetId, one.ownerId, one.title],
  );
  const id = own?.id ?? one.id;
  await db.query(
    `update cases set state = 'reopened', reopened_at = now(), decided_at = null, assignee_id = null, is_burst = false
     where id = $1 and state in ('upheld', 'dismissed')`,
    [id],
  );
  return id;
}

const graveness = `case r.reason_category ${Object.entries(policy)
  .map(([reason, { gravity }]) => `when '${reason}' then ${gravity}`)
  .join(' ')} end`;
/** What is known of whoever sent an open report (`r`): a member, or a confirmed mailbox without an account. */
const reporterRecord = `(select upheld, dismissed, falsely from reporter_records where member_id = r.reporter_id
  union all select n.* from notifier_record(r.id) n where r.reporter_id is null and r.state = 'open')`;
/** `reliabilityOf` in SQL, over such a record `q`, which may be absent. */
const reliability = `((coalesce(q.upheld, 0) + ${reliabilityTerms.start})::float8 / (coalesce(q.upheld + q.dismissed
  + ${reliabilityTerms.falseExtra} * q.falsely, 0) + ${2 * reliabilityTerms.start}))`;

/** How long a report of its reason may wait; null: without a fixed time. */
const answerTime = `case r.reason_category ${Object.entries(policy)
  .map(([reason, { answerHours }]) =>
    answerHours === undefined ? '' : `when '${reason}' then interval '${answerHours} hours'`,
  )
  .join(' ')} end`;
/**
 * When an open report (`r`) is to be decided, and when half of that time is over: by its notice, or by its reason; and since
 * when a sworn notice behind it waits.
 */
const clocks = `select min(due_at) as due_at, min(half_at) as half_at, bool_or(is_noticed) as is_noticed, min(waits_since) as waits_since
  from (
    select n.due_at, n.due_at - (n.due_at - n.filed_at) / 2 as half_at, n.due_at is not null as is_noticed,
      case when not n.is_gathered then n.filed_at end as waits_since
    from notice_items i join notices n on n.id = i.notice_id where i.report_id = r.id and r.state = 'open'
    union all
    select r.created_at + ${answerTime}, r.created_at + (${answerTime}) / 2, false, null where ${answerTime} is not null and r.state = 'open'
  ) clock`;

/** Updates what is stored about cases from their reports and from what is known about the reporters. */
export async function refreshCases(db: Executor, caseIds: readonly string[]): Promise<void> {
  await db.query(
    `update cases c set report_count = k.reports, open_reports = k.open, reasons = k.reasons, is_held = k.is_held,
       is_minor_related = c.is_minor_related or k.is_minor, last_reported_at = k.latest,
       due_at = k.due_at, due_half_at = k.half_at, waits_since = k.waits_since,
       due_told = case when c.due_at is distinct from k.due_at then 0 else c.due_told end,
       priority = case when c.is_minor_related or k.is_minor then ${steps.minor} else 0 end
         + case when coalesce(k.is_due, false) then ${steps.due} else 0 end
         + case when c.is_burst then ${steps.burst} else 0 end
         + ${steps.gravity} * k.gravity + least(${steps.reportsMost}, round(${steps.report} * k.weight))::int
     from (
       select r.case_id, count(*)::int as reports, (count(*) filter (where r.state = 'open'))::int as open,
         array_agg(distinct r.reason_category) as reasons, bool_or(r.held_target and r.state = 'open') as is_held,
         bool_or(r.reason_category = 'POTENTIALLY_FEATURES_MINOR') as is_minor, max(r.created_at) as latest,
         bool_or(t.is_noticed) as is_due, min(t.due_at) as due_at, min(t.half_at) as half_at, min(t.waits_since) as waits_since,
         coalesce(max(${graveness}) filter (where r.state = 'open'), max(${graveness})) as gravity,
         coalesce(sum(${reliability}) filter (where r.state = 'open' and r.is_first), 0) as weight
       from (
         -- Whoever says more of a thing weighs no more.
         select *, row_number() over (partition by case_id, target_id, state = 'open', coalesce(reporter_id, id) order by id) = 1 as is_first
         from reports where case_id = any ($1::uuid[])
       ) r left join lateral ${reporterRecord} q on true
         left join lateral (${clocks}) t on true
       group by r.case_id
     ) k
     where c.id = k.case_id`,
    [caseIds],
  );
}

export interface CaseTarget {
  kind: CaseTargetKind;
  id: string;
  title: string;
}
/** What a case is about: its own thing, and those of cases merged into it. */
export const targetsOf = (db: Executor, caseId: string): Promise<CaseTarget[]> =>
  db.query<CaseTarget>(
    `select target_kind as kind, target_id as id, title from cases where id = $1 or merged_into = $1
     order by id <> $1, created_at, id`,
    [caseId],
  );

export async function writeAssignee(
  db: Executor,
  caseId: string,
  assigneeId: string | null,
): Promise<CaseState> {
  const [row] = await db.query<{ state: CaseState }>(
    `update cases set assignee_id = $2, state = case when $2::uuid is not null then 'in_review'
       when reopened_at is not null then 'reopened' else 'open' end where id = $1 returning state`,
    [caseId, assigneeId],
  );
  return row?.state ?? 'open';
}

export async function writeNote(
  db: Executor,
  note: { id: string; caseId: string; words: string; writerId: string },
): Promise<void> {
  await db.query('insert into case_notes (id, case_id, words, written_by) values ($1, $2, $3, $4)', [
    note.id,
    note.caseId,
    note.words,
    note.writerId,
  ]);
}

/** Moves everything of one case to another, which becomes as grave as both. The caller takes the locks. */
export async function mergeInto(db: Executor, caseId: string, intoId: string): Promise<void> {
  await db.query(
    `update cases set state = 'merged', merged_into = $2, assignee_id = null, due_at = null, due_half_at = null,
       waits_since = null
     where id = $1`,
    [caseId, intoId],
  );
  await db.query('update cases set merged_into = $2 where merged_into = $1', [caseId, intoId]);
  await db.query('update reports set case_id = $2 where case_id = $1', [caseId, intoId]);
  await db.query('update case_notes set case_id = $2 where case_id = $1', [caseId, intoId]);
  await db.query('update case_decisions set case_id = $2 where case_id = $1', [caseId, intoId]);
  await db.query(
    `update cases c set is_minor_related = true
     where c.id = $2 and exists (select from cases m where m.id = $1 and m.is_minor_related)`,
    [caseId, intoId],
  );
}

export async function reopen(db: Executor, caseId: string, assigneeId: string | null): Promise<void> {
  await db.query(
    `update cases set state = 'in_review', reopened_at = now(), decided_at = null, assignee_id = $2 where id = $1`,
    [caseId, assigneeId],
  );
}

export const caseOfReport = async (db: Executor, reportId: string): Promise<string | null> =>
  (await db.query<{ case_id: string }>('select case_id from reports where id = $1', [reportId]))[0]
    ?.case_id ?? null;
