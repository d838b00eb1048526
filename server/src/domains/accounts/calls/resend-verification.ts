import { asMember } from '../../../platform/calls/call-runner.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { findAccountByEmail } from '../account-queries.ts';
import { readEmail } from '../account-rules.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { ownAccount } from '../passwords/change-password.ts';

/**
 * For oneself, or, where addresses are confirmed first, for a given address. The answer is the same whoever
 * owns it.
 */
export const resendVerification = implement('resend_verification', async (input, context) => {
  const account =
    input.p_email == null
      ? await ownAccount(asMember(context))
      : await findAccountByEmail(context.db, readEmail(input.p_email, 'p_email'));
  if (account !== null && account.email_verified_at === null)
    await queueMail(context.db, context, { kind: 'verify-email', accountId: account.id });
  return { sent: true };
});
