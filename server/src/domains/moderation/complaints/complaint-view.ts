import { complaintLimits as most } from '#contract/complaint-lists.ts';
import type { ComplaintStanding } from '#contract/complaints.ts';
import type { ComplaintRow } from './complaint-queries.ts';

const dayMilliseconds = 86_400_000;
export const dueOf = ({ sent_at }: Pick<ComplaintRow, 'sent_at'>): string =>
  new Date(sent_at.getTime() + most.answerDays * dayMilliseconds).toISOString();

export const complaintStanding = (row: ComplaintRow): ComplaintStanding => ({
  sent_at: row.sent_at.toISOString(),
  due_at: dueOf(row),
  outcome: row.outcome,
  is_gone: row.is_gone,
  needs_identity: row.needs_identity,
  answer: row.answer,
  answered_at: row.answered_at?.toISOString() ?? null,
});

/** Whether a decision can still be complained of by whom it is about: it restricted them, holds, and is not old. */
export const takesComplaint = (
  decision: { outcome: string; ended_at: Date | null; decided_at: Date },
  now = Date.now(),
): boolean =>
  decision.outcome === 'upheld' &&
  decision.ended_at === null &&
  decision.decided_at.getTime() > now - most.days * dayMilliseconds;
