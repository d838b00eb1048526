import type { NoticeKind } from '#contract/notice-lists.ts';
import type { ReportReason, ReportTargetKind } from '#contract/reports.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { RecentForms } from '../../../platform/visitors/admit-sender.ts';
import type { DecidedItem } from './decided-words.ts';
import { byVisitor } from './notifier-queries.ts';
import type { ReadNotice } from './read-notice.ts';
import type { ResolvedLine } from './resolve-addresses.ts';

export interface NoticeRow {
  id: string;
  sealed_receipt: Buffer;
  kind: NoticeKind;
  member_id: string | null;
  email: string;
  name: string;
  reason_category: ReportReason;
  /** What was sworn, by the names of the form. */
  sworn: Record<string, string | boolean>;
  is_urgent: boolean;
  sent_at: Date;
  filed_at: Date | null;
  due_at: Date | null;
}
const columns = `id, sealed_receipt, kind, member_id, email, name, reason_category, sworn, is_urgent, sent_at, filed_at, due_at`;

export interface NoticeItemRow {
  position: number;
  address: string;
  target_id: string | null;
  state: 'open' | 'upheld' | 'dismissed' | null;
  decided_at: Date | null;
  /** What was decided; null: nothing yet. */
  decided: DecidedItem | null;
}

/** Notices of the last day, by each. */
export async function countRecent(db: Executor, mailbox: string, network: string): Promise<RecentForms> {
  const [row] = await db.query<RecentForms>(
    `select (select count(*)::int from notices
         where mailbox = $1 and sent_at > now() - interval '1 day' and not is_gathered) as "ofMailbox",
       (select count(*)::int from notices
         where network = $2 and sent_at > now() - interval '1 day') as "ofNetwork"`,
    [mailbox, network],
  );
  return row ?? { ofMailbox: 0, ofNetwork: 0 };
}

export async function insertNotice(
  db: Executor,
  notice: Omit<ReadNotice, 'lines'> & {
    id: string;
    receipt: { hash: Buffer; sealed: Buffer };
    memberId: string | null;
    mailbox: string;
    network: string | null;
    /** Empty: unknown. */
    language: string;
    /** Made of reports that were sent one by one. */
    isGathered: boolean;
  },
  lines: readonly ResolvedLine[],
): Promise<void> {
  await db.query(
    `insert into notices (id, receipt_hash, sealed_receipt, kind, member_id, email, mailbox, network, name, sworn,
       reason_category, is_urgent, language, is_gathered)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, nullif($13, ''), $14)`,
    [
      notice.id,
      notice.receipt.hash,
      notice.receipt.sealed,
      notice.kind,
      notice.memberId,
      notice.email,
      notice.mailbox,
      notice.network,
      notice.name,
      JSON.stringify(notice.sworn),
      notice.reason,
      notice.isUrgent,
      notice.language,
      notice.isGathered,
    ],
  );
  await db.query(
    `insert into notice_items (notice_id, position, address, target_kind, target_id)
     select $1, position, address, kind, id
     from unnest($2::text[], $3::text[], $4::uuid[]) with ordinality as lines (address, kind, id, position)`,
    [
      notice.id,
      lines.map(({ address }) => address),
      lines.map(({ target }) => target?.kind ?? null),
      lines.map(({ target }) => target?.id ?? null),
    ],
  );
}

/**
 * The notice that a member's reports are gathered in now, while it has room; null: none. `has_report`: this report is
 * in it already.
 */
export const gatheredNotice = async (
  db: Executor,
  memberId: string,
  reportId: string,
  minutes: number,
  most: number,
): Promise<{ id: string; sealed_receipt: Buffer; has_report: boolean } | null> =>
  (
    await db.query<{ id: string; sealed_receipt: Buffer; has_report: boolean }>(
      `select n.id, n.sealed_receipt,
         exists (select from notice_items i where i.notice_id = n.id and i.report_id = $2) as has_report
       from notices n
       where n.member_id = $1 and n.is_gathered and n.sent_at > now() - $3 * interval '1 minute'
         and (select count(*) from notice_items i where i.notice_id = n.id) < $4
       order by n.sent_at desc limit 1`,
      [memberId, reportId, minutes, most],
    )
  )[0] ?? null;
export async function addGatheredItem(
  db: Executor,
  noticeId: string,
  item: { address: string; kind: ReportTargetKind; id: string; reportId: string },
): Promise<void> {
  await db.query(
    `insert into notice_items (notice_id, position, address, target_kind, target_id, report_id)
     select $1, max(position) + 1, $2, $3, $4, $5 from notice_items where notice_id = $1`,
    [noticeId, item.address, item.kind, item.id, item.reportId],
  );
}

export const findByReceipt = async (db: Executor, hash: Buffer): Promise<NoticeRow | null> =>
  (await db.query<NoticeRow>(`select ${columns} from notices where receipt_hash = $1`, [hash]))[0] ?? null;
export const findNotice = async (db: Executor, id: string): Promise<NoticeRow | null> =>
  (await db.query<NoticeRow>(`select ${columns} from notices where id = $1`, [id]))[0] ?? null;

/** Marks a notice as filed, from which its time runs; false: it is already. */
export const markFiled = async (db: Executor, id: string, urgentHours: number): Promise<boolean> =>
  (
    await db.query(
      `update notices set filed_at = now(), due_at = case when is_urgent then now() + $2 * interval '1 hour' end
       where id = $1 and filed_at is null returning id`,
      [id, urgentHours],
    )
  ).length > 0;

export const itemsOf = (db: Executor, noticeId: string): Promise<NoticeItemRow[]> =>
  db.query<NoticeItemRow>(
    // What a case about minors went by is for whoever said so themselves.
    `select i.position, i.address, i.target_id, r.state, r.decided_at,
       case when d.id is not null then json_build_object('state', r.state, 'target_action', d.target_action, 'places', d.places,
         'ground', case when not c.is_minor_related or r.reason_category = 'POTENTIALLY_FEATURES_MINOR' then d.ground end,
         'detections', d.detections, 'was_held', d.was_held) end as decided
     from notice_items i left join reports r on r.id = i.report_id
       left join cases c on c.id = r.case_id
       left join lateral (select * from case_decisions d where d.case_id = r.case_id and d.decided_at = r.decided_at
         and not d.is_direct order by d.id limit 1) d on r.state <> 'open'
     where i.notice_id = $1 order by i.position`,
    [noticeId],
  );

/** Things of a notice that no report was made of yet. */
export const unreportedItems = (
  db: Executor,
  noticeId: string,
): Promise<{ position: number; kind: ReportTargetKind; id: string }[]> =>
  db.query(
    `select position, target_kind as kind, target_id as id from notice_items
     where notice_id = $1 and target_id is not null and report_id is null order by position`,
    [noticeId],
  );
/** The report that was made of another line of a notice about the same thing; null: none. */
export const reportedByNotice = async (
  db: Executor,
  noticeId: string,
  kind: ReportTargetKind,
  targetId: string,
): Promise<string | null> =>
  (
    await db.query<{ report_id: string }>(
      `select report_id from notice_items where notice_id = $1 and target_kind = $2 and target_id = $3
         and report_id is not null limit 1`,
      [noticeId, kind, targetId],
    )
  )[0]?.report_id ?? null;
export async function writeItemReport(
  db: Executor,
  noticeId: string,
  position: number,
  reportId: string,
): Promise<void> {
  await db.query('update notice_items set report_id = $3 where notice_id = $1 and position = $2', [
    noticeId,
    position,
    reportId,
  ]);
}
export async function writeItemGone(db: Executor, noticeId: string, position: number): Promise<void> {
  await db.query(
    'update notice_items set target_kind = null, target_id = null where notice_id = $1 and position = $2',
    [noticeId, position],
  );
}

export const noticesOfReport = async (db: Executor, reportId: string): Promise<string[]> =>
  (
    await db.query<{ notice_id: string }>(
      'select distinct notice_id from notice_items where report_id = $1',
      [reportId],
    )
  ).map(({ notice_id }) => notice_id);

/**
 * A notice (`n`) whose words demand something of whoever upholds it: about copyright, or of somebody who swears that
 * they are shown.
 */
const demands = `not n.is_gathered and (n.reason_category = 'COPYRIGHT' or n.is_urgent)`;

/** Of some reports, the latest sworn notice that each comes from. */
export const noticesBehind = (
  db: Executor,
  reportIds: readonly string[],
): Promise<
  {
    report_id: string;
    kind: NoticeKind;
    name: string;
    email: string;
    by_visitor: boolean;
    sworn: Record<string, string | boolean>;
    due_at: Date | null;
    reason_category: ReportReason;
    language: string | null;
    demands: boolean;
  }[]
> =>
  db.query(
    `select distinct on (i.report_id) i.report_id, n.kind, n.name, n.email, n.sworn, n.due_at, n.reason_category,
       n.language, (${demands}) as demands, ${byVisitor} as by_visitor
     from notice_items i join notices n on n.id = i.notice_id
     where i.report_id = any($1) and not n.is_gathered order by i.report_id, n.sent_at desc`,
    [reportIds],
  );

/** What sworn notices behind the open reports of a case are about, besides reports marked as false. */
export const swornReasons = async (
  db: Executor,
  caseId: string,
  falseReportIds: readonly string[],
): Promise<ReportReason[]> =>
  (
    await db.query<{ reason: ReportReason }>(
      `select distinct n.reason_category as reason
       from reports r join notice_items i on i.report_id = r.id join notices n on n.id = i.notice_id
       where r.case_id = $1 and r.state = 'open' and r.id <> all ($2::uuid[]) and ${demands}`,
      [caseId, falseReportIds],
    )
  ).map(({ reason }) => reason);

const records = `select n.kind, n.email, n.name, n.sworn, n.language, n.sent_at, n.filed_at, n.due_at,
  (select coalesce(json_agg(i.address order by i.position), '[]') from notice_items i where i.notice_id = n.id)
    as addresses
  from notices n`;
export const noticeRecords = (db: Executor, memberId: string): Promise<Record<string, unknown>[]> =>
  db.query(`${records} where n.member_id = $1 order by n.sent_at`, [memberId]);
/** Filed from an address outside of an account. */
export const noticesFrom = (
  db: Executor,
  mailbox: string,
  email: string,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `${records} where n.mailbox = $1 and lower(n.email) = lower($2) and n.member_id is null order by n.sent_at`,
    [mailbox, email],
  );
