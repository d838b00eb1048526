import type { CallName, Input, Output } from '#contract/calls.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { MemberContext, Viewer } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import type { FinalCall } from '../../../platform/second-looks/final-call.ts';
import {
  deleteSecondLook,
  lockSecondLook,
  type SecondLookRow,
} from '../../../platform/second-looks/second-look-queries.ts';
import { listAdmins, seesMinors } from '../../accounts/index.ts';

const find = async (
  transaction: TransactionExecutor,
  context: MemberContext,
  id: string,
): Promise<SecondLookRow> => {
  const look = await lockSecondLook(transaction, id, await seesMinors(transaction, context.viewer));
  if (look === null) throw new AppError('notFound', 'Nothing is waiting here anymore.');
  return look;
};
const record = (
  transaction: TransactionExecutor,
  { viewer }: MemberContext,
  look: SecondLookRow,
  done: 'confirmed' | 'declined',
  summary: string,
  reason?: string,
): Promise<void> =>
  recordAct(transaction, actorOf(viewer), {
    act: `second_look.${done}`,
    targetKind: look.is_minor_related ? 'child_safety_case' : 'second_look',
    targetId: look.id,
    summary,
    details: { call: look.call, [look.subject_kind]: look.subject_id, ...(reason ? { reason } : {}) },
  });

/**
 * Does what waits, as whoever asked for it, and notes who confirmed it. Throws `notFound`, `notAllowed` to the asker, and
 * whatever the act itself refuses by now.
 */
export const confirmLook = (
  context: MemberContext,
  finals: readonly FinalCall[],
  input: Input<'confirm_second_look'>,
): Promise<Output<'confirm_second_look'>> =>
  context.db.transaction(async (transaction) => {
    const look = await find(transaction, context, input.p_second_look_id);
    if (look.asked_by === context.memberId)
      throw new AppError('notAllowed', 'You asked for this: another admin has to confirm it.');
    const final = finals.find(({ name }) => name === look.call);
    const asker = (await listAdmins(transaction)).find(({ id }) => id === look.asked_by);
    if (final === undefined || asker === undefined)
      throw new AppError('conflict', 'Whoever asked for this isn’t an admin anymore. Decline it.');
    // As the one who confirms sees it now: it may be for few by now, or more may have come to it.
    const subject = await final.subject(transaction, context, look.input as Input<CallName>);
    if (subject?.stands !== look.stood)
      throw new AppError(
        'conflict',
        'This has changed since someone asked for it. Decline it and look again.',
      );
    await deleteSecondLook(transaction, look.id);
    await final.run(
      transaction,
      { ...context, memberId: asker.id, viewer: asViewer(asker), seconderId: context.memberId },
      look.input as Input<CallName>,
    );
    await record(transaction, context, look, 'confirmed', `Confirmed what ${asker.username} asked for.`);
    return { id: look.id, summary: look.summary };
  });

/** The asker, as far as acts and the log look at who acts. */
const asViewer = ({ id, username }: { id: string; username: string }): Viewer => ({
  ...{ userId: id, role: 'admin', sessionId: null, canUploadVideos: false },
  member: {
    ...{ id, username, displayName: null, avatarUrl: null, role: 'admin', isEmailVerified: true },
    ...{ canUpload: false, sessionId: '', deletionAt: null },
  },
});

/** Throws `notFound` and `badInput`. */
export function declineLook(
  context: MemberContext,
  input: Input<'decline_second_look'>,
): Promise<Output<'decline_second_look'>> {
  const reason = input.p_reason.trim();
  if (reason === '') throw badInput('p_reason', 'Say why, in a few words.');
  return context.db.transaction(async (transaction) => {
    const look = await find(transaction, context, input.p_second_look_id);
    await deleteSecondLook(transaction, look.id);
    const isOwn = look.asked_by === context.memberId;
    await record(
      transaction,
      context,
      look,
      'declined',
      isOwn ? 'Took back what waited for a second admin.' : 'Declined what waited for a second admin.',
      reason,
    );
    return { id: look.id };
  });
}
