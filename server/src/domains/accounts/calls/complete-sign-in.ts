import { implement } from '../../../platform/calls/implement.ts';
import { findAccount } from '../account-queries.ts';
import { entranceView } from '../entering/entrance-view.ts';
import { completeSignIn } from '../second-factor/second-factor.ts';

export const completeSignInCall = implement('complete_sign_in', async (input, context) => {
  const { accountId, session } = await completeSignIn(context, input.p_challenge, input.p_code);
  context.request.giveSession(session.token);
  return entranceView(await findAccount(context.db, accountId), session, context.objectBase);
});
