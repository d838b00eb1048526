import { implement } from '../../../../platform/calls/implement.ts';
import { manageMember } from '../manage-member.ts';
import { endSuspension } from '../sanctions.ts';

export const liftSuspension = implement('lift_suspension', (input, context) =>
  manageMember(context, input.p_user_id, async (transaction, member) => {
    return { act: await endSuspension(transaction, member), answer: { user_id: member.id } };
  }),
);
