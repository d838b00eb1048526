import { implement } from '../../../platform/calls/implement.ts';
import { ownAccount, requireProof } from '../passwords/change-password.ts';
import { renewRecoveryCodes } from '../second-factor/second-factor.ts';

export const renewRecoveryCodesCall = implement('renew_recovery_codes', async (input, context) => {
  const account = await ownAccount(context);
  await requireProof(context, account, input.p_password, 'p_password');
  return { recovery_codes: await renewRecoveryCodes(context, account) };
});
