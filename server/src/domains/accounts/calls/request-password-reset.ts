import { implement } from '../../../platform/calls/implement.ts';
import { readEmail } from '../account-rules.ts';
import { requestPasswordReset } from '../passwords/reset-password.ts';

export const requestPasswordResetCall = implement('request_password_reset', async (input, context) => {
  await requestPasswordReset(context, readEmail(input.p_email, 'p_email'));
  return { sent: true };
});
