import { randomInt } from 'node:crypto';
import type { Role } from '#contract/roles.ts';
import { AppError } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { accountCreated, signUpBegun } from './account-facts.ts';
import { insertAccount } from './account-queries.ts';
import { emailTaken, usernameFault, usernameFrom, usernameTaken } from './account-rules.ts';
import { isNameAllowed } from './allowed-name.ts';
import { entrustFirstAdmin } from './entrust-first-admin.ts';

export interface NewAccount {
  email: string;
  username: string;
  /** Null: the account has no password. */
  passwordHash: string | null;
  displayName?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /** Default: `member` if the address is confirmed, else `unverified_member`. */
  role?: Role;
  isEmailVerified?: boolean;
  /** The version of the terms that was shown; null: none was named. */
  terms?: number | null;
}

/**
 * Creates an account from values that have passed the rules. Throws `conflict` with the field that is taken,
 * under its name in `fields`.
 */
export async function createAccount(
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  account: NewAccount,
  fields: { email: string; username: string } = { email: 'p_email', username: 'p_username' },
): Promise<string> {
  await facts.state(transaction, signUpBegun, { terms: account.terms ?? null });
  const id = newId();
  const isVerified = account.isEmailVerified ?? false;
  const inUse = await insertAccount(transaction, {
    id,
    email: account.email,
    username: account.username,
    displayName: account.displayName ?? null,
    firstName: account.firstName ?? null,
    lastName: account.lastName ?? null,
    role: account.role ?? (isVerified ? 'member' : 'unverified_member'),
    passwordHash: account.passwordHash,
    emailVerifiedAt: isVerified ? new Date() : null,
  });
  if (inUse === 'username') throw new AppError('conflict', usernameTaken, { field: fields.username });
  if (inUse === 'email') throw new AppError('conflict', emailTaken, { field: fields.email });
  if (account.role === 'admin') await entrustFirstAdmin(transaction, id);
  await facts.state(transaction, accountCreated, {
    accountId: id,
    username: account.username,
    email: account.email,
    terms: account.terms ?? null,
  });
  return id;
}

/** Creates an account under the wished name, with digits appended if it is taken. */
export async function createAccountNamedLike(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'config'>,
  wish: string,
  account: Omit<NewAccount, 'username'>,
): Promise<string> {
  const wished = usernameFrom(wish);
  const stem = isNameAllowed(platform, wished) ? wished : usernameFrom('');
  for (let digits = 0; ; digits++) {
    const username = digits === 0 ? stem : stem + randomInt(10 ** (digits - 1), 10 ** digits);
    const isFree = usernameFault(username) === null || account.role === 'admin';
    try {
      if (isFree) return await createAccount(transaction, platform, { ...account, username });
    } catch (error) {
      // Nothing was written if the name is taken; six digits are never all taken.
      if (!(error instanceof AppError && error.field === 'p_username') || digits === 6) throw error;
    }
  }
}
