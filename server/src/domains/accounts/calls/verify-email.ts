import { implement } from '../../../platform/calls/implement.ts';
import { verifyEmailByToken } from '../email/change-email.ts';

/** Confirms, but signs nobody in: the person who reads the mail need not be the one at this browser. */
export const verifyEmail = implement('verify_email', async (input, context) => {
  await verifyEmailByToken(context, input.p_token);
  return { verified: true };
});
