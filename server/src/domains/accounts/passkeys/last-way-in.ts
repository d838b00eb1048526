import { AppError } from '../../../kit/app-error.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { findIdentities } from '../google/identity-queries.ts';
import { listPasskeys } from './passkey-queries.ts';

/** Throws `conflict` if an account without a password would have no way in left. */
export async function requireOtherWayIn(
  db: Executor,
  account: { id: string; password_hash: string | null },
  { withoutGoogle }: { withoutGoogle: boolean },
): Promise<void> {
  if (account.password_hash !== null) return;
  const [passkeys, identities] = await Promise.all([
    listPasskeys(db, account.id),
    findIdentities(db, account.id),
  ]);
  const left = passkeys.length + (withoutGoogle ? 0 : identities.length);
  if (left <= 0)
    throw new AppError('conflict', 'This is the only way into your account. Set a password first.');
}
