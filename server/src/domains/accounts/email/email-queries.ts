import { formsOfEmail } from '../../../kit/email-address.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface EmailChangeRow {
  account_id: string;
  new_email: string;
  old_confirmed_at: Date | null;
  new_confirmed_at: Date | null;
  expires_at: Date;
}
const columns = 'account_id, new_email, old_confirmed_at, new_confirmed_at, expires_at';

/** An account's pending change, or null. */
export const findEmailChange = async (db: Executor, accountId: string): Promise<EmailChangeRow | null> =>
  (
    await db.query<EmailChangeRow>(
      `select ${columns} from email_changes where account_id = $1 and expires_at > now()`,
      [accountId],
    )
  )[0] ?? null;

/** Begins a change, replacing any earlier one. `oldConfirmed`: there is nobody at the old address to ask. */
export async function writeEmailChange(
  db: Executor,
  change: { accountId: string; newEmail: string; oldConfirmed: boolean; expiresAt: Date },
): Promise<void> {
  await db.query('delete from email_changes where account_id = $1', [change.accountId]);
  await db.query(
    `insert into email_changes (account_id, new_email, old_confirmed_at, expires_at)
     values ($1, $2, case when $3 then now() end, $4)`,
    [change.accountId, change.newEmail, change.oldConfirmed, change.expiresAt],
  );
}

/** Records that one side has agreed; answers the change as it is now. */
export const confirmSide = async (
  db: Executor,
  accountId: string,
  side: 'old' | 'new',
): Promise<EmailChangeRow | null> =>
  (
    await db.query<EmailChangeRow>(
      `update email_changes set
         old_confirmed_at = case when $2 = 'old' then coalesce(old_confirmed_at, now()) else old_confirmed_at end,
         new_confirmed_at = case when $2 = 'new' then coalesce(new_confirmed_at, now()) else new_confirmed_at end
       where account_id = $1 and expires_at > now() returning ${columns}`,
      [accountId, side],
    )
  )[0] ?? null;

/** Puts the new address in place, confirmed. Answers false if somebody else has taken it in the meantime. */
export async function replaceEmail(db: Executor, accountId: string, email: string): Promise<boolean> {
  const rows = await db.query(
    `update accounts set email = $2, email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
     where id = $1 and not exists (select from accounts where lower(email) in (lower($2), lower($3)) and id <> $1) returning id`,
    [accountId, ...formsOfEmail(email)],
  );
  return rows.length > 0;
}

export async function deleteEmailChange(db: Executor, accountId: string): Promise<boolean> {
  const rows = await db.query('delete from email_changes where account_id = $1 returning account_id', [
    accountId,
  ]);
  return rows.length > 0;
}

export async function deleteOldEmailChanges(db: Executor): Promise<void> {
  await db.query('delete from email_changes where expires_at < now()');
}
