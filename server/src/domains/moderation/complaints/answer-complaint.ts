import type { Input, Output } from '#contract/calls.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import type { FinalSubject } from '../../../platform/second-looks/final-call.ts';
import { lockMember } from '../../accounts/index.ts';
import { caseAct, caseName } from '../cases/case-acts.ts';
import { type CaseListRow, lockCase, refreshCases, reopen, targetsOf } from '../cases/case-queries.ts';
import { type DecidedCase, decideCase, lockTargets } from '../cases/decide-case.ts';
import type { DecisionRow } from '../cases/decision-queries.ts';
import type { ReportTarget } from '../report-target.ts';
import { findComplainedOf } from './complained-of.ts';
import { type ComplaintRow, lockComplaint, reopenReports, writeAnswer } from './complaint-queries.ts';
import { sendComplaintMail } from './send-complaint-mail.job.ts';

const none = (): AppError => new AppError('notFound', 'There is no such complaint.');

type Left = Pick<DecidedCase, 'isGone' | 'needsIdentity'>;
const nothingLeft: Left = { isGone: false, needsIdentity: false };

/** Upheld, of the author, it shows again what may show a minor, and lets its evidence go. */
export async function finalityOfAnswer(
  transaction: TransactionExecutor,
  { viewer }: MemberContext,
  input: Input<'answer_complaint'>,
): Promise<FinalSubject | null> {
  const found = await findComplainedOf(transaction, viewer, input.p_complaint_id);
  if (input.p_outcome !== 'upheld' || found === null) return null;
  const { complaint, one } = found;
  if (complaint.notice_id !== null || !one.is_minor_related) return null;
  return {
    ...{ kind: 'case', id: one.id, isMinorRelated: true },
    stands: `${complaint.id} ${one.report_count} ${one.last_reported_at.toISOString()}`,
    summary: `Uphold the complaint about ${caseName(one)}, in which a minor may be shown: what was decided is undone.`,
  };
}

/** Throws `notFound`, `badInput`, `notAllowed` and `conflict`. */
export async function answerComplaint(
  transaction: TransactionExecutor,
  context: MemberContext,
  kinds: readonly ReportTarget[],
  input: Input<'answer_complaint'>,
): Promise<Output<'answer_complaint'>> {
  const answer = input.p_answer.trim();
  if (answer === '') throw badInput('p_answer', 'Please answer in words.');
  const outcome = input.p_outcome;
  const found = await findComplainedOf(transaction, context.viewer, input.p_complaint_id);
  if (found === null) throw none();
  const { complaint: seen, decision, one, sees } = found;
  if ([decision.decided_by, decision.confirmed_by].includes(context.memberId))
    throw new AppError('notAllowed', 'You made this decision: another admin answers the complaint.');
  // Locks are taken in the order of decisions: members, things, cases, then what is known about them.
  if (one.author_id !== null) await lockMember(transaction, one.author_id);
  await lockTargets(transaction, await targetsOf(transaction, one.id));
  const held = await lockCase(transaction, one.id, sees);
  const complaint = await lockComplaint(transaction, seen.id);
  if (held === null || complaint === null) throw none();
  if (complaint.answered_at !== null) throw new AppError('conflict', 'This complaint has been answered.');
  const { isGone, needsIdentity } =
    outcome === 'dismissed'
      ? nothingLeft
      : await uphold(transaction, context, kinds, held, decision, complaint, sees, answer);
  await writeAnswer(transaction, complaint.id, {
    ...{ outcome, answer, answererId: context.memberId },
    ...{ isGone, needsIdentity },
  });
  await context.jobs.enqueue(transaction, sendComplaintMail, {
    complaintId: complaint.id,
    about: 'answered',
  });
  await recordAct(
    transaction,
    actorOf(context.viewer),
    caseAct(held, {
      act: 'case.complaint_answered',
      summary: `${outcome === 'upheld' ? 'Upheld' : 'Dismissed'} a complaint about the decision on “${held.title}”.`,
      details: { complaint: complaint.id, outcome, ...(isGone ? { gone: true } : {}) },
    }),
  );
  return {
    ...{ case_id: held.id, outcome, is_gone: isGone, needs_identity: needsIdentity },
    waits_for_second: false,
  };
}

/**
 * Of the author, what was decided is undone; of a notifier, what they reported is open again. Answers what could not be
 * given back with it.
 */
async function uphold(
  transaction: TransactionExecutor,
  context: MemberContext,
  kinds: readonly ReportTarget[],
  one: CaseListRow,
  decision: DecisionRow,
  complaint: ComplaintRow,
  sees: boolean,
  answer: string,
): Promise<Left> {
  const isDecided = one.state === 'upheld' || one.state === 'dismissed';
  if (complaint.notice_id !== null) {
    if (isDecided) await reopen(transaction, one.id, context.memberId);
    await reopenReports(transaction, complaint.notice_id, one.id);
    await refreshCases(transaction, [one.id]);
    return nothingLeft;
  }
  if (!isDecided || decision.ended_at !== null)
    throw new AppError('conflict', 'This case was taken up again: its new decision is the answer.');
  await reopen(transaction, one.id, context.memberId);
  const { isGone, needsIdentity } = await decideCase(transaction, context, kinds, {
    caseId: one.id,
    actor: actorOf(context.viewer),
    seesMinors: sees,
    undoes: decision.id,
    confirmerId: context.seconderId ?? null,
    decision: { p_outcome: 'dismissed', p_explanation: answer },
    suspendedUntil: null,
    falseReportIds: [],
    isThankful: false,
  });
  return { isGone, needsIdentity };
}
