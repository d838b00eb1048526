import type { Output } from '#contract/calls.ts';
import { AppError } from '../../kit/app-error.ts';
import { actorOf, recordAct } from '../../platform/audit/record-act.ts';
import type { CallContext, MemberContext } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { changeRole, type HeldMember, holdMember } from '../accounts/index.ts';
import { applicationDecided } from './application-facts.ts';
import { applicantOf, lockApplication, writeDecision } from './application-queries.ts';
import { readReason, roleIfApproved } from './application-rules.ts';

type Decided = Output<'approve_creator_application'>;

const noApplication = (): AppError => new AppError('notFound', 'There is no such application.');

/** The applicant, and their application locked; throws unless the caller may decide it now. */
async function lockWaiting(
  transaction: TransactionExecutor,
  context: MemberContext,
  id: string,
): Promise<HeldMember> {
  const applicantId = await applicantOf(transaction, id);
  if (applicantId === null) throw noApplication();
  // The member before the application, in the same order as deleting an account.
  const member = await holdMember(transaction, applicantId);
  const application = await lockApplication(transaction, id);
  if (member === null || application === null) throw noApplication();
  if (application.state !== 'pending')
    throw new AppError('conflict', 'This application is no longer waiting for a decision.');
  if (member.id === context.memberId)
    throw new AppError('conflict', 'You can’t decide on your own application.');
  return member;
}

/** Approves an application, on record: from then on the member is a creator, and is told so. */
export const approveApplication = (context: MemberContext, id: string): Promise<Decided> =>
  context.db.transaction(async (transaction) => {
    const member = await lockWaiting(transaction, context, id);
    if (!member.isEmailConfirmed || member.role === 'unverified_member')
      throw new AppError('conflict', `${member.username} has not confirmed an email address.`);
    if (member.isSuspended)
      throw new AppError('conflict', `${member.username} is suspended. Lift the suspension first.`);
    const role = roleIfApproved(member.role);
    await changeRole(transaction, context, member.id, role);
    await writeDecision(transaction, {
      id,
      state: 'approved',
      reason: null,
      deciderId: context.memberId,
    });
    await tell(transaction, context, member, id, {
      outcome: 'approved',
      summary:
        role === member.role
          ? `Approved the application of ${member.username} to the creator program; the role stays ${role}.`
          : `Approved the application of ${member.username} to the creator program: ${role} now (was ${member.role}).`,
      details: { before: member.role, after: role },
    });
    return { id, state: 'approved', role };
  });

/** Refuses an application, on record and with a reason that the member reads. */
export const refuseApplication = (context: MemberContext, id: string, typed: string): Promise<Decided> =>
  context.db.transaction(async (transaction) => {
    const reason = readReason(typed);
    const member = await lockWaiting(transaction, context, id);
    await writeDecision(transaction, { id, state: 'refused', reason, deciderId: context.memberId });
    await tell(transaction, context, member, id, {
      outcome: 'refused',
      summary: `Refused the application of ${member.username} to the creator program.`,
      details: { reason },
    });
    return { id, state: 'refused', role: member.role };
  });

async function tell(
  transaction: TransactionExecutor,
  context: CallContext,
  member: HeldMember,
  id: string,
  decision: { outcome: 'approved' | 'refused'; summary: string; details: Record<string, unknown> },
): Promise<void> {
  await recordAct(transaction, actorOf(context.viewer), {
    act: `application.${decision.outcome}`,
    targetKind: 'member',
    targetId: member.id,
    summary: decision.summary,
    details: { application: id, ...decision.details },
  });
  await context.facts.state(transaction, applicationDecided, {
    applicationId: id,
    applicantId: member.id,
    outcome: decision.outcome,
  });
}
