import { implement } from '../../../platform/calls/implement.ts';
import { entranceView } from '../entrance-view.ts';
import { signInWithPassword } from '../sign-in.ts';

export const signIn = implement('sign_in', async (input, context) => {
  const { account, session } = await signInWithPassword(input.p_email, input.p_password, context);
  context.request.giveSession(session.token);
  return entranceView(account, session, context.objectBase);
});
