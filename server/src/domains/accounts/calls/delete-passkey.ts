import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { lockAccount } from '../account-queries.ts';
import { tellAccountChanged } from '../change-account.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { requireOtherWayIn } from '../passkeys/last-way-in.ts';
import { deletePasskeyRow } from '../passkeys/passkey-queries.ts';
import { ownAccount, requireProof } from '../passwords/change-password.ts';

export const deletePasskey = implement('delete_passkey', async (input, context) => {
  const account = await ownAccount(context);
  await requireProof(context, account, input.p_password, 'p_password');
  await context.db.transaction(async (transaction) => {
    await lockAccount(transaction, account.id);
    if (!(await deletePasskeyRow(transaction, account.id, input.p_passkey_id)))
      throw new AppError('notFound', 'Passkey not found.');
    await requireOtherWayIn(transaction, account, { withoutGoogle: false });
    await tellAccountChanged(transaction, context, account.id);
    await queueMail(transaction, context, {
      kind: 'second-factor-changed',
      accountId: account.id,
      change: 'Someone removed a passkey from your account.',
    });
  });
  return { deleted: true };
});
