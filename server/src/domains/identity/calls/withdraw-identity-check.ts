import { implement } from '../../../platform/calls/implement.ts';
import { memberIdOf } from '../../../platform/context.ts';
import { withdrawCheck } from '../check-identity.ts';
import { ownIdentity } from '../own-identity.ts';

export const withdrawIdentityCheck = implement('withdraw_identity_check', async (_input, context) => {
  await context.db.transaction((transaction) => withdrawCheck(transaction, memberIdOf(context.viewer)));
  return ownIdentity(context);
});
