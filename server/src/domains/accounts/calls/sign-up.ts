import { implement } from '../../../platform/calls/implement.ts';
import { entranceView } from '../entering/entrance-view.ts';
import { signUpWithPassword } from '../entering/sign-up.ts';

const fields = {
  email: 'p_email',
  password: 'p_password',
  username: 'p_username',
  displayName: 'p_display_name',
  firstName: 'p_first_name',
  lastName: 'p_last_name',
};

export const signUp = implement('sign_up', async (input, context) => {
  const { account, session } = await signUpWithPassword(
    {
      email: input.p_email,
      password: input.p_password,
      username: input.p_username,
      displayName: input.p_display_name,
      firstName: input.p_first_name,
      lastName: input.p_last_name,
      terms: input.p_terms ?? null,
    },
    fields,
    context,
  );
  if (session !== null) context.request.giveSession(session.token);
  return entranceView(account, session, context.objectBase);
});
