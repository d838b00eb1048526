import { implement } from '../../../platform/calls/implement.ts';
import { beginPasskey } from '../passkeys/passkey.ts';
import { ownAccount, requireProof } from '../passwords/change-password.ts';

export const beginPasskeyCall = implement('begin_passkey', async (input, context) => {
  const account = await ownAccount(context);
  await requireProof(context, account, input.p_password, 'p_password');
  return { options: await beginPasskey(context, account) };
});
