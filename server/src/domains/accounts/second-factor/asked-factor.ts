import { AppError } from '../../../kit/app-error.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { findAccount } from '../account-queries.ts';
import { listPasskeys } from '../passkeys/passkey-queries.ts';
import { hasSecondFactor } from './second-factor-queries.ts';

/**
 * What an account asks for besides a password, a mail or another site: a code from its authenticator app or,
 * for an admin with a passkey and no app, the passkey in their place.
 */
export async function askedFactor(db: Executor, accountId: string): Promise<'none' | 'code' | 'passkey'> {
  if (await hasSecondFactor(db, accountId)) return 'code';
  if ((await findAccount(db, accountId))?.role !== 'admin') return 'none';
  return (await listPasskeys(db, accountId)).length > 0 ? 'passkey' : 'none';
}

export const passkeyAsked = (): AppError =>
  new AppError('notAllowed', 'As an admin with a passkey, please log in with your passkey.', {
    hint: 'passkey_required',
  });
