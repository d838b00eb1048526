import { formsOfEmail } from '../../../kit/email-address.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { lockUsernames } from '../account-queries.ts';

export interface DetailChanges {
  displayName?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

/** False, with nothing written, if a new display name is wanted while a report holds the profile. */
export async function updateDetailColumns(
  db: Executor,
  accountId: string,
  changes: DetailChanges,
): Promise<boolean> {
  if (changes.displayName !== undefined) {
    const [name] = await db.query<{ written: boolean }>('select write_display_name($1, $2) as written', [
      accountId,
      changes.displayName,
    ]);
    if (!name?.written) return false;
  }
  if (changes.firstName !== undefined)
    await db.query('update accounts set first_name = $2, updated_at = now() where id = $1', [
      accountId,
      changes.firstName,
    ]);
  if (changes.lastName !== undefined)
    await db.query('update accounts set last_name = $2, updated_at = now() where id = $1', [
      accountId,
      changes.lastName,
    ]);
  return true;
}

/** Whether a name is or was another member's. One's own former name can be taken back. */
export const isUsernameTaken = async (
  db: Executor,
  username: string,
  accountId: string | null,
): Promise<boolean> =>
  (
    await db.query(
      `select from members where lower(username) = lower($1) and id is distinct from $2
       union all select from former_usernames where lower(username) = lower($1) and account_id is distinct from $2`,
      [username, accountId],
    )
  ).length > 0;

export const isEmailTaken = async (db: Executor, email: string, accountId: string | null): Promise<boolean> =>
  (
    await db.query(
      'select from accounts where lower(email) in (lower($1), lower($2)) and id is distinct from $3',
      [...formsOfEmail(email), accountId],
    )
  ).length > 0;

/** Gives a member a new name and reserves the old one for them. Answers false if it is taken. */
export async function renameProfile(
  db: Executor,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  await lockUsernames(db, from, to);
  if (await isUsernameTaken(db, to, accountId)) return false;
  await db.query('select rename_profile($1, $2)', [accountId, to]);
  await db.query('update accounts set username_changed_at = now(), updated_at = now() where id = $1', [
    accountId,
  ]);
  await db.query('delete from former_usernames where account_id = $1 and lower(username) = lower($2)', [
    accountId,
    to,
  ]);
  if (from.toLowerCase() !== to.toLowerCase())
    await db.query(
      'insert into former_usernames (username, account_id) values ($1, $2) on conflict do nothing',
      [from, accountId],
    );
  return true;
}

/** The current name of the member who used to have this one, or null. */
export const presentUsername = async (db: Executor, former: string): Promise<string | null> =>
  (
    await db.query<{ username: string }>(
      `select p.username from former_usernames f join members p on p.id = f.account_id
       where lower(f.username) = lower($1)`,
      [former],
    )
  )[0]?.username ?? null;
