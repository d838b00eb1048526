import { implement } from '../../../../platform/calls/implement.ts';
import { manageMember } from '../manage-member.ts';
import { clearSuspension } from '../managing-queries.ts';
import { isSuspended } from '../suspension-rules.ts';

export const liftSuspension = implement('lift_suspension', (input, context) =>
  manageMember(context, input.p_user_id, async (transaction, member) => {
    const answer = { user_id: member.id };
    if (!isSuspended(member, Date.now())) return { act: null, answer };
    await clearSuspension(transaction, member.id);
    return {
      act: {
        act: 'member.suspension_lifted',
        summary: `Lifted the suspension of ${member.username}.`,
        details: { reason: member.suspension_reason, until: member.suspended_until?.toISOString() ?? null },
      },
      answer,
    };
  }),
);
