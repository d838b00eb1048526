import type { CaseFile, CaseRow } from '#contract/case-shapes.ts';
import { noticeLimits } from '#contract/notice-lists.ts';
import type { ActRow } from '../../../platform/audit/act-queries.ts';
import type { ComplaintRow } from '../complaints/complaint-queries.ts';
import { complaintStanding } from '../complaints/complaint-view.ts';
import type { CounterNoticeRow } from '../counter-notices/counter-notice-queries.ts';
import { standingOf, swornLines } from '../counter-notices/counter-notice-view.ts';
import { type NoticeBehind, noticeView } from '../notices/notice-view.ts';
import type { CaseNoteRow, CaseReportRow, ShownDecisionRow } from './case-file-queries.ts';
import type { CaseListRow, CaseTarget } from './case-queries.ts';
import { byGravity, priorityOf, reliabilityOf } from './case-rules.ts';

const person = (id: string | null, username: string | null) =>
  id === null || username === null ? null : { id, username };

/** By when a notice without a fixed time should be decided about. */
const aimOf = (waitsSince: Date | null): string | null =>
  waitsSince === null
    ? null
    : new Date(waitsSince.getTime() + noticeLimits.waitDays * 86_400_000).toISOString();

export const caseView = (row: CaseListRow): CaseRow => ({
  id: row.id,
  target_kind: row.target_kind,
  target_id: row.target_id,
  title: row.title,
  author: person(row.author_id, row.author_username),
  state: row.state,
  priority: priorityOf(row.priority),
  is_held: row.is_held,
  is_minor_related: row.is_minor_related,
  is_covered: row.is_minor_related && row.state !== 'dismissed',
  is_burst: row.is_burst,
  reasons: byGravity(row.reasons),
  report_count: row.report_count,
  reporter_username: row.reporter?.username ?? null,
  reporter_by: row.reporter?.by ?? 'member',
  notifier_name: row.reporter?.username == null ? (row.reporter?.notifier ?? null) : null,
  assignee: person(row.assignee_id, row.assignee_username),
  created_at: row.created_at.toISOString(),
  last_reported_at: row.last_reported_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  due_at: row.due_at?.toISOString() ?? null,
  notice_kinds: row.notice_kinds,
  aim_at: row.due_at === null ? aimOf(row.waits_since) : null,
});

const twoDigits = (share: number): number => Math.round(share * 100) / 100;

/** `notice`: the sworn notice that it comes from, if it does. */
export const caseReportView = (
  row: CaseReportRow,
  notice: NoticeBehind | undefined,
): CaseFile['reports'][number] => ({
  id: row.id,
  target_kind: row.target_kind,
  reporter: person(row.reporter_id, row.reporter_username),
  by_site: row.found_by !== null,
  by_visitor: notice?.by_visitor ?? false,
  reliability: twoDigits(reliabilityOf(row)),
  reporter_upheld: row.upheld,
  reporter_decided: row.upheld + row.dismissed,
  reason_category: row.reason_category,
  custom_reason_text: row.custom_reason_text,
  state: row.state,
  held_target: row.held_target,
  is_false: row.is_false,
  created_at: row.created_at.toISOString(),
  notice: notice === undefined ? null : noticeView(notice),
});

export const caseNoteView = (row: CaseNoteRow): CaseFile['notes'][number] => ({
  ...row,
  created_at: row.created_at.toISOString(),
});

export const caseDecisionView = (
  row: ShownDecisionRow,
  {
    against,
    complaints,
    viewerId,
  }: {
    against: CounterNoticeRow | undefined;
    complaints: readonly ComplaintRow[];
    viewerId: string | null;
  },
): CaseFile['decisions'][number] => ({
  ...row,
  is_own: row.decider_id !== null && row.decider_id === viewerId,
  complaints: complaints.map((one) => ({
    id: one.id,
    by: one.notice_id === null ? 'author' : 'notifier',
    words: one.words,
    standing: complaintStanding(one),
  })),
  counter_notice:
    against === undefined
      ? null
      : {
          id: against.id,
          name: against.name,
          email: against.email,
          text: swornLines(against).join('\n'),
          court_action: against.court_action,
          standing: standingOf(against),
        },
  suspended_until: row.suspended_until?.toISOString() ?? null,
  decided_at: row.decided_at.toISOString(),
});

export const caseHistoryView = ({
  id,
  acted_at,
  actor_name,
  summary,
}: ActRow): CaseFile['history'][number] => ({ id, acted_at: acted_at.toISOString(), actor_name, summary });

/** Where its pictures are. `base` is the base address of object keys. */
export function targetView(
  target: CaseTarget,
  evidence: Record<string, unknown>,
  { ownerId, base }: { ownerId: string | null; base: string },
): CaseFile['targets'][number] {
  const keys = [evidence.avatar, evidence.cover].filter((key): key is string => typeof key === 'string');
  const photo =
    target.kind === 'photo' && ownerId !== null
      ? [`/storage/v1/object/photos/${ownerId}/${target.id}.webp`]
      : [];
  return { ...target, evidence, pictures: [...photo, ...keys.map((key) => base + key)] };
}
