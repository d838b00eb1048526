import { implement } from '../../../../platform/calls/implement.ts';
import { changeRole } from '../../change-account.ts';
import { manageMember } from '../manage-member.ts';

export const updateUserRole = implement('update_user_role', (input, context) =>
  manageMember(context, input.user_id, async (transaction, member) => {
    const answer = { id: member.id, role: input.new_role };
    if (member.role === input.new_role) return { act: null, answer };
    await changeRole(transaction, context, member.id, input.new_role);
    return {
      act: {
        act: 'member.role_changed',
        summary: `Gave ${member.username} the role ${input.new_role} (was ${member.role}).`,
        details: { before: member.role, after: input.new_role },
      },
      answer,
    };
  }),
);
