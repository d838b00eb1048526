import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { manageMember } from '../manage-member.ts';
import { considerStrikes } from '../managing-queries.ts';

export const declineSuspension = implement('decline_suspension', (input, context) =>
  manageMember(context, input.p_user_id, async (transaction, member) => {
    const strikes = await considerStrikes(transaction, member.id);
    if (strikes === 0) throw new AppError('conflict', 'No strike of this member waits to be considered.');
    return {
      act: {
        act: 'member.suspension_declined',
        summary: `Looked at the strikes of ${member.username} and left it at that.`,
        details: { strikes },
      },
      answer: { user_id: member.id },
    };
  }),
);
