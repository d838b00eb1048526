import { implement } from '../../../platform/calls/implement.ts';
import { ownAccount, requirePassword } from '../passwords/change-password.ts';
import { markProven } from '../sessions/session-queries.ts';

/** The password once more: for a few minutes the session may then change what guards the account. */
export const proveIdentity = implement('prove_identity', async (input, context) => {
  const account = await ownAccount(context);
  await requirePassword(context, account, input.p_password, 'p_password');
  if (context.viewer.sessionId !== null) await markProven(context.db, context.viewer.sessionId);
  return { proven: true };
});
