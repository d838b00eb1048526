import { renderSVG } from 'uqr';
import { implement } from '../../../platform/calls/implement.ts';
import { ownAccount, requireProof } from '../passwords/change-password.ts';
import { beginTotp } from '../second-factor/second-factor.ts';

export const beginTotpCall = implement('begin_totp', async (input, context) => {
  const account = await ownAccount(context);
  await requireProof(context, account, input.p_password, 'p_password');
  const { secret, address } = await beginTotp(context, account);
  const picture = Buffer.from(renderSVG(address, { border: 2 })).toString('base64');
  return { secret, address, picture: `data:image/svg+xml;base64,${picture}` };
});
