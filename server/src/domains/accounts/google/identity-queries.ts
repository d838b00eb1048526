import type { Executor } from '../../../platform/db/database.ts';

export interface IdentityRow {
  account_id: string;
  email: string | null;
  created_at: Date;
}

/** The account of somebody at Google; records that it was used. */
export const identityOwner = async (db: Executor, subject: string): Promise<string | null> =>
  (
    await db.query<{ account_id: string }>(
      `update account_identities set last_used_at = now() where provider = 'google' and subject = $1
       returning account_id`,
      [subject],
    )
  )[0]?.account_id ?? null;

/** Connects a Google account with an account here. Answers false if it is connected to another. */
export async function insertIdentity(
  db: Executor,
  identity: { subject: string; accountId: string; email: string | null },
): Promise<boolean> {
  await db.query(
    `insert into account_identities (provider, subject, account_id, email) values ('google', $1, $2, $3)
     on conflict do nothing`,
    [identity.subject, identity.accountId, identity.email],
  );
  const rows = await db.query(
    `select from account_identities where provider = 'google' and subject = $1 and account_id = $2`,
    [identity.subject, identity.accountId],
  );
  return rows.length > 0;
}

export const findIdentities = (db: Executor, accountId: string): Promise<IdentityRow[]> =>
  db.query<IdentityRow>(
    'select account_id, email, created_at from account_identities where account_id = $1 order by created_at',
    [accountId],
  );

export async function deleteIdentities(db: Executor, accountId: string): Promise<number> {
  const rows = await db.query('delete from account_identities where account_id = $1 returning provider', [
    accountId,
  ]);
  return rows.length;
}

/** Removes the password: whoever set it has not proved that the address is theirs. */
export async function deletePassword(db: Executor, accountId: string): Promise<void> {
  await db.query(
    'update accounts set password_hash = null, password_changed_at = now(), updated_at = now() where id = $1',
    [accountId],
  );
}
