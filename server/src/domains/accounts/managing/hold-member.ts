import type { Role } from '#contract/roles.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { lockAdmins } from '../account-queries.ts';
import { lockStanding } from './managing-queries.ts';
import { isSuspended } from './suspension-rules.ts';

export interface HeldMember {
  id: string;
  username: string;
  role: Role;
  isEmailConfirmed: boolean;
  isSuspended: boolean;
}

/**
 * The member's current state, locked until the transaction ends so that decisions about them are made one at
 * a time; null: gone.
 */
export async function holdMember(
  transaction: TransactionExecutor,
  accountId: string,
): Promise<HeldMember | null> {
  // Before the row, in the same order as changes of roles.
  await lockAdmins(transaction);
  const row = await lockStanding(transaction, accountId);
  return (
    row && {
      id: row.id,
      username: row.username,
      role: row.role,
      isEmailConfirmed: row.email_verified_at !== null,
      isSuspended: isSuspended(row, Date.now()),
    }
  );
}
