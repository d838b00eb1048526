import { implement } from '../../../platform/calls/implement.ts';
import { lockAccount } from '../account-queries.ts';
import { deleteIdentities } from '../google/identity-queries.ts';
import { requireOtherWayIn } from '../passkeys/last-way-in.ts';
import { ownAccount, requireProof } from '../passwords/change-password.ts';

export const disconnectGoogle = implement('disconnect_google', async (input, context) => {
  const account = await ownAccount(context);
  await requireProof(context, account, input.p_password, 'p_password');
  const disconnected = await context.db.transaction(async (transaction) => {
    await lockAccount(transaction, account.id);
    await requireOtherWayIn(transaction, account, { withoutGoogle: true });
    return deleteIdentities(transaction, account.id);
  });
  return { disconnected };
});
