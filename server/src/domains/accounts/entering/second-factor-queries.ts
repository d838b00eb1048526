import type { Executor } from '../../../platform/db/database.ts';

/** Whether a password alone does not open the account. */
export const hasSecondFactor = async (db: Executor, accountId: string): Promise<boolean> =>
  (await db.query('select from account_totp where account_id = $1 and confirmed_at is not null', [accountId]))
    .length > 0;
