import { implement } from '../../../platform/calls/implement.ts';
import { entranceView } from '../entering/entrance-view.ts';
import { signInWithPassword } from '../entering/sign-in.ts';

export const signIn = implement('sign_in', async (input, context) => {
  const { account, session, challenge } = await signInWithPassword(input.p_email, input.p_password, context);
  if (session !== null) context.request.giveSession(session.token);
  return entranceView(account, session, context.objectBase, challenge);
});
