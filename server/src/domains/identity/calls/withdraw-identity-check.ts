import { implement } from '../../../platform/calls/implement.ts';
import { withdrawCheck } from '../check-identity.ts';
import { ownIdentity } from '../own-identity.ts';

export const withdrawIdentityCheck = implement('withdraw_identity_check', async (_input, context) => {
  await context.db.transaction((transaction) => withdrawCheck(transaction, context.memberId));
  return ownIdentity(context);
});
