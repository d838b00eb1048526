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

/** A member as they stand, held until the transaction ends, so that what is decided of them is decided once; null: gone. */
export async function holdMember(
  transaction: TransactionExecutor,
  accountId: string,
): Promise<HeldMember | null> {
  // Before the row, as whoever changes a role does.
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
