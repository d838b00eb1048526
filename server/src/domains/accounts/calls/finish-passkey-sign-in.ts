import { implement } from '../../../platform/calls/implement.ts';
import { entranceView } from '../entering/entrance-view.ts';
import { finishPasskeySignIn } from '../passkeys/passkey.ts';

export const finishPasskeySignInCall = implement('finish_passkey_sign_in', async (input, context) => {
  const { account, session } = await finishPasskeySignIn(context, input.p_response as never);
  context.request.giveSession(session.token);
  return entranceView(account, session, context.objectBase);
});
