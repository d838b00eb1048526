import { AppError } from '../../../kit/app-error.ts';
import { networkOf } from '../../../kit/network.ts';
import type { CallContext } from '../../../platform/context.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { type AccountRow, findAccountByEmail, replaceHash } from '../account-queries.ts';
import { typedEmail } from '../account-rules.ts';
import { hashPassword, isOutdated, verifyPassword } from '../passwords/password-hash.ts';
import { passwordAttempt } from '../throttle/attempt.ts';
import { hashToken } from '../tokens/secret-token.ts';
import { type Admission, admit } from './admit.ts';
import { isKnownDevice } from './device-queries.ts';

export const emailNotConfirmed = 'Please confirm your email address first.';

/**
 * Lets in anyone who knows the password. The refusal is the same for an unknown address and a wrong password.
 */
export async function signInWithPassword(
  typed: string,
  password: string,
  context: CallContext,
): Promise<{ account: AccountRow } & Admission> {
  const { db, config, request } = context;
  const email = typedEmail(typed);
  const known = await findAccountByEmail(db, email);
  const { deviceId } = request;
  const device =
    known !== null && deviceId !== null && (await isKnownDevice(db, known.id, hashToken(deviceId)))
      ? deviceId
      : null;
  const account = await passwordAttempt(context, known?.email ?? email, device, async () => {
    if ((await verifyPassword(password, known?.password_hash ?? null)) && known !== null) return known;
    noteSecurity(context, 'sign-in', 'refused', {
      subject: known === null ? { address: networkOf(request.address) } : { account: known.id },
      requestId: request.id,
    });
    throw new AppError('badCredentials', 'Invalid login credentials');
  });
  if (account.email_verified_at === null && config.signupVerification === 'before')
    throw new AppError('notAllowed', emailNotConfirmed, { hint: 'email_not_confirmed' });
  if (account.password_hash !== null && isOutdated(account.password_hash))
    await replaceHash(db, account.id, account.password_hash, await hashPassword(password));
  return { account, ...(await admit(context, account)) };
}
