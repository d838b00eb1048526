import { implement } from '../../../platform/calls/implement.ts';
import { beginCheck } from '../check-identity.ts';
import { readFacts } from '../identity-rules.ts';
import { ownIdentity } from '../own-identity.ts';

export const startIdentityCheck = implement('start_identity_check', async (input, context) => {
  const facts = readFacts(input, Date.now());
  await context.db.transaction((transaction) => beginCheck(transaction, context, context.memberId, facts));
  return ownIdentity(context);
});
