import { implement } from '../../../platform/calls/implement.ts';
import { beginEmailChange } from '../email/change-email.ts';
import { ownAccount, requireProof } from '../passwords/change-password.ts';

export const changeEmail = implement('change_email', async (input, context) => {
  const account = await ownAccount(context);
  await requireProof(context, account, input.p_password, 'p_password');
  return { new_email: await beginEmailChange(context, account, input.p_email, 'p_email') };
});
