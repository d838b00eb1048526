import { implement } from '../../../platform/calls/implement.ts';
import { finishPasskey } from '../passkeys/passkey.ts';
import { passkeyView } from '../passkeys/passkey-view.ts';
import { ownAccount } from '../passwords/change-password.ts';

/** Its challenge was given to somebody who had proved who they are. */
export const finishPasskeyCall = implement('finish_passkey', async (input, context) =>
  passkeyView(
    await finishPasskey(context, await ownAccount(context), input.p_response as never, input.p_name),
  ),
);
