import { badInput } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { newPasswordTooShort, passwordFault, passwordTooShort } from '../account-rules.ts';
import { ownAccount, requirePassword, requireProof, setPassword } from '../passwords/change-password.ts';

/** Checks the old password; an account without one is asked for a fresh sign-in instead. */
export const changePassword = implement('change_password', async (input, context) => {
  const account = await ownAccount(context);
  if (passwordFault(input.p_new_password, account) === passwordTooShort)
    throw badInput('p_new_password', newPasswordTooShort);
  if (account.password_hash === null) await requireProof(context, account, null, 'p_current_password');
  else await requirePassword(context, account, input.p_current_password ?? '', 'p_current_password');
  await setPassword(context, account, input.p_new_password, {
    field: 'p_new_password',
    exceptSession: context.viewer.sessionId,
  });
  return { changed: true };
});
