import { implement } from '../../../platform/calls/implement.ts';
import { beginPasskeySignIn } from '../passkeys/passkey.ts';

export const beginPasskeySignInCall = implement('begin_passkey_sign_in', async (_input, context) => ({
  options: await beginPasskeySignIn(context),
}));
