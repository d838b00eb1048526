import type { CallContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { type AccountRow, findAccount, lockAccount } from '../account-queries.ts';
import { confirmEmail } from '../change-account.ts';
import { deleteEmailChange } from '../email/email-queries.ts';
import { closeWaysIn } from '../entering/take-over.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { ProtocolReturn } from '../mail/send-account-mail.job.ts';
import { deleteThrottlesOf } from '../throttle/attempt.ts';
import { readToken, spentLink, takeToken } from '../tokens/account-token.ts';
import { setPassword } from './change-password.ts';

/** Has a link sent to the owner of the address. Takes the same time and answers the same if nobody has it. */
export const requestPasswordReset = (
  context: CallContext,
  email: string,
  protocol?: ProtocolReturn,
): Promise<void> =>
  queueMail(context.db, context, { kind: 'reset-password', email, ...(protocol ? { protocol } : {}) });

/**
 * Somebody who lost the password reads the account's mail. If nobody had proved that before, everything open
 * may belong to a stranger who typed the address; otherwise a change of address asked for under the old
 * password is forgotten.
 */
export async function proveMailbox(
  transaction: TransactionExecutor,
  context: CallContext,
  accountId: string,
): Promise<void> {
  const account = await lockAccount(transaction, accountId);
  if (account?.email_verified_at === null) {
    await closeWaysIn(transaction, context, accountId);
    await confirmEmail(transaction, context, accountId);
  } else await deleteEmailChange(transaction, accountId);
}

/**
 * Sets the password of the account a link was sent for. The link also proves the address. Ends every session.
 */
export async function resetPassword(
  context: CallContext,
  token: string,
  password: string,
  field: string,
): Promise<AccountRow> {
  const row = await readToken(context.db, token, 'reset-password');
  const account = await findAccount(context.db, row.account_id);
  if (account === null || row.details.email !== account.email) throw spentLink();
  // A refused password leaves the link usable; if it is used twice at once, only one gets through.
  await setPassword(context, account, password, {
    field,
    exceptSession: null,
    within: async (transaction) => {
      await takeToken(transaction, token, 'reset-password');
      await proveMailbox(transaction, context, account.id);
    },
  });
  await deleteThrottlesOf(context, account);
  return account;
}
