import { implement } from '../../../platform/calls/implement.ts';
import { verifyEmailByToken } from '../email/change-email.ts';

/** Confirms, and signs nobody in: whoever reads the mail need not be who holds this browser. */
export const verifyEmail = implement('verify_email', async (input, context) => {
  await verifyEmailByToken(context, input.p_token);
  return { verified: true };
});
