import { implement } from '../../../platform/calls/implement.ts';
import { findAccount } from '../account-queries.ts';
import { entranceView } from '../entrance-view.ts';
import { signUpWithPassword } from '../sign-up.ts';

export const signUp = implement('sign_up', async (input, context) => {
  const { accountId, session } = await signUpWithPassword(input, context);
  if (session !== null) context.request.giveSession(session.token);
  return entranceView(await findAccount(context.db, accountId), session, context.objectBase);
});
