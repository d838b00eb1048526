import type { Platform } from '../../platform/context.ts';
import { findAccountByEmail, listAdmins, lockAdmins, updatePassword } from './account-queries.ts';
import { changeRole, confirmEmail } from './change-account.ts';
import { createAccountNamedLike } from './create-account.ts';
import { closeWaysIn } from './entering/take-over.ts';
import { hashPassword } from './passwords/password-hash.ts';

/**
 * Creates the admin named in the environment if there is none. Whoever registered the address before loses
 * the account to the operator: the operator's password is the only way in. Answers whether it did.
 */
export async function ensureFirstAdmin(
  platform: Pick<Platform, 'db' | 'facts' | 'config'>,
): Promise<boolean> {
  const { db, config } = platform;
  if (config.firstAdmin === null || (await listAdmins(db)).length > 0) return false;
  const { email, password } = config.firstAdmin;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    await lockAdmins(transaction);
    if ((await listAdmins(transaction)).length > 0) return false;
    const known = await findAccountByEmail(transaction, email);
    if (known !== null) {
      await closeWaysIn(transaction, platform, known.id);
      await updatePassword(transaction, known.id, passwordHash);
      await confirmEmail(transaction, platform, known.id);
      await changeRole(transaction, platform, known.id, 'admin');
      return true;
    }
    await createAccountNamedLike(transaction, platform, email.split('@', 1)[0] ?? '', {
      email,
      passwordHash,
      role: 'admin',
      isEmailVerified: true,
    });
    return true;
  });
}
