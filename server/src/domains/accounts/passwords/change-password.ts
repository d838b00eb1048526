import { AppError, badInput } from '../../../kit/app-error.ts';
import type { CallContext, MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { type AccountRow, findAccount, updatePassword } from '../account-queries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { requireFreshSession } from '../sessions/fresh-session.ts';
import { codeAttempt } from '../throttle/attempt.ts';
import { deleteTokens } from '../tokens/token-queries.ts';
import { hashNewPassword } from './new-password.ts';
import { verifyPassword } from './password-hash.ts';

export const wrongPassword = 'The password is not correct.';

/** Throws `badCredentials` unless it is the account's password. Attempts are throttled. */
export function requirePassword(
  context: CallContext,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
  password: string,
  field: string,
): Promise<void> {
  return codeAttempt(context, account.id, async () => {
    if (!(await verifyPassword(password, account.password_hash))) {
      noteSecurity(context, 'proof', 'refused', {
        subject: { account: account.id },
        requestId: context.request.id,
      });
      throw new AppError('badCredentials', wrongPassword, { field });
    }
  });
}

/** Throws unless the member has signed in within the last few minutes or gives the password now. */
export async function requireProof(
  context: CallContext,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
  password: string | null | undefined,
  field: string,
): Promise<void> {
  if (password != null && password !== '') return requirePassword(context, account, password, field);
  await requireFreshSession(
    context,
    context,
    'Please enter your password, or log in again, to do this.',
    field,
  );
}

/** The caller's own account; throws if it is gone. */
export async function ownAccount({
  db,
  memberId,
}: Pick<MemberContext, 'db' | 'memberId'>): Promise<AccountRow> {
  const account = await findAccount(db, memberId);
  if (account === null) throw new AppError('signInRequired', 'Please log in first.');
  return account;
}

/**
 * Sets a password for an owner who has proved the right to. Ends every other session and open link, and says
 * so by mail.
 */
export async function setPassword(
  context: CallContext,
  account: AccountRow,
  password: string,
  {
    field,
    exceptSession,
    within,
  }: {
    field: string;
    exceptSession: string | null;
    /** Further parts of the same change, run first in its transaction. */
    within?: (transaction: TransactionExecutor) => Promise<void>;
  },
): Promise<void> {
  if (account.password_hash !== null && (await verifyPassword(password, account.password_hash)))
    throw badInput(field, 'Your new password must be different from the old one.');
  const passwordHash = await hashNewPassword(password, account, field);
  await context.db.transaction(async (transaction) => {
    await within?.(transaction);
    await updatePassword(transaction, account.id, passwordHash);
    await deleteTokens(transaction, account.id, ['reset-password', 'second-factor', 'protocol-code']);
    await endSessions(transaction, context, account.id, { except: exceptSession });
    await queueMail(transaction, context, { kind: 'password-changed', accountId: account.id });
  });
}
