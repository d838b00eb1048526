import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../platform/context.ts';
import { type AccountRow, findAccountByEmail, replaceHash } from './account-queries.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { type OpenedSession, openSession } from './sessions/open-session.ts';

/** Opens a session for whoever knows the password. One refusal for an unknown address and a wrong password. */
export async function signInWithPassword(
  email: string,
  password: string,
  context: CallContext,
): Promise<{ account: AccountRow; session: OpenedSession }> {
  const account = await findAccountByEmail(context.db, email.trim().normalize('NFC'));
  if (!(await verifyPassword(password, account?.password_hash ?? null)) || account === null)
    throw new AppError('badCredentials', 'Invalid login credentials');
  if (account.email_verified_at === null && context.config.signupVerification === 'before')
    throw new AppError('notAllowed', 'Please confirm your e-mail address first.', {
      hint: 'email_not_confirmed',
    });
  const session = await context.db.transaction((transaction) =>
    openSession(transaction, context, account.id, context.request),
  );
  if (account.password_hash !== null && isOutdated(account.password_hash))
    await replaceHash(context.db, account.id, account.password_hash, await hashPassword(password));
  return { account, session };
}
