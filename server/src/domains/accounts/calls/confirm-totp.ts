import { implement } from '../../../platform/calls/implement.ts';
import { ownAccount } from '../passwords/change-password.ts';
import { confirmTotp } from '../second-factor/second-factor.ts';

export const confirmTotpCall = implement('confirm_totp', async (input, context) => ({
  recovery_codes: await confirmTotp(context, await ownAccount(context), input.p_code),
}));
