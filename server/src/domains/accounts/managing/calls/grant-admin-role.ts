import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { changeRole } from '../../change-account.ts';
import { ownAccount, requireProof } from '../../passwords/change-password.ts';
import { manageMember } from '../manage-member.ts';
import { isSuspended } from '../suspension-rules.ts';

export const grantAdminRole = implement('grant_admin_role', async (input, context) => {
  await requireProof(context, await ownAccount(context), input.p_password, 'p_password');
  return manageMember(context, input.p_user_id, async (transaction, member) => {
    const answer = { id: member.id, role: 'admin' as const };
    if (member.role === 'admin') return { act: null, answer };
    // One person would make an account of their own the second pair of eyes.
    if (context.config.settings.fourEyes)
      throw new AppError(
        'notAllowed',
        'While a second admin confirms what cannot be undone, whoever runs the machine makes admins: npm run admin -- make EMAIL.',
      );
    // Anybody can sign up with an address that is not theirs.
    if (member.email_verified_at === null)
      throw new AppError('conflict', `${member.username} has not confirmed the address of the account.`);
    if (isSuspended(member, Date.now()))
      throw new AppError('conflict', `${member.username} is suspended. Lift the suspension first.`);
    await changeRole(transaction, context, member.id, 'admin');
    return {
      act: {
        act: 'member.role_changed',
        summary: `Made ${member.username} an admin (was ${member.role}).`,
        details: { before: member.role, after: 'admin' },
      },
      answer,
    };
  });
});
