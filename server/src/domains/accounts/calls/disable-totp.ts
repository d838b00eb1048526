import { implement } from '../../../platform/calls/implement.ts';
import { ownAccount, requireProof } from '../passwords/change-password.ts';
import { endTotp } from '../second-factor/second-factor.ts';

export const disableTotp = implement('disable_totp', async (input, context) => {
  const account = await ownAccount(context);
  await requireProof(context, account, input.p_password, 'p_password');
  return { disabled: await endTotp(context, account.id) };
});
