import { implement } from '../../../platform/calls/implement.ts';
import { resetPassword } from '../passwords/reset-password.ts';

export const resetPasswordCall = implement('reset_password', async (input, context) => {
  await resetPassword(context, input.p_token, input.p_new_password, 'p_new_password');
  return { changed: true };
});
