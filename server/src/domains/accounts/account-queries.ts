import type { Role } from '#contract/roles.ts';
import { formsOfEmail } from '../../kit/email-address.ts';
import type { Executor } from '../../platform/db/database.ts';

export interface AccountRow {
  id: string;
  email: string;
  username: string;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  avatar_key: string | null;
  cover_key: string | null;
  role: Role;
  password_hash: string | null;
  email_verified_at: Date | null;
  can_upload_videos: boolean;
  username_changed_at: Date | null;
  deletion_requested_at: Date | null;
  avatar_changed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

const accounts = `
  select a.id, a.email, p.username, p.display_name, a.first_name, a.last_name, p.avatar_key, p.cover_key, p.role,
    a.password_hash, a.email_verified_at, coalesce(r.can_upload_videos, false) as can_upload_videos,
    a.username_changed_at, a.deletion_requested_at, p.avatar_changed_at, a.created_at, a.updated_at
  from accounts a join members p on p.id = a.id left join account_rights r on r.account_id = a.id`;

export const findAccount = async (db: Executor, id: string): Promise<AccountRow | null> =>
  (await db.query<AccountRow>(`${accounts} where a.id = $1`, [id]))[0] ?? null;

/** By address in the form of `readEmailAddress`, or as it was stored earlier; ignoring case. */
export const findAccountByEmail = async (db: Executor, email: string): Promise<AccountRow | null> =>
  (
    await db.query<AccountRow>(
      `${accounts} where lower(a.email) in (lower($1), lower($2))`,
      formsOfEmail(email),
    )
  )[0] ?? null;

/** The same, and locks the row until the transaction ends. */
export const lockAccount = async (db: Executor, id: string): Promise<AccountRow | null> =>
  (await db.query<AccountRow>(`${accounts} where a.id = $1 for update of a, p`, [id]))[0] ?? null;

const nameLock = 7_262_015;
/**
 * Makes everyone who takes or leaves one of these names wait until the transaction ends: the unique index on
 * current names does not see former ones.
 */
export async function lockUsernames(db: Executor, ...names: string[]): Promise<void> {
  for (const name of names.map((one) => one.toLowerCase()).sort())
    await db.query('select pg_advisory_xact_lock($1, hashtext($2))', [nameLock, name]);
}

export interface NewAccountRow {
  id: string;
  email: string;
  username: string;
  displayName: string | null;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
}

/** Writes both rows of a member. Answers which of the two names is taken, or null on success. */
export async function insertAccount(db: Executor, row: NewAccountRow): Promise<'username' | 'email' | null> {
  await lockUsernames(db, row.username);
  const [profile] = await db.query<{ opened: boolean }>(
    `select open_profile($1, $2, $3, $4) as opened
     where not exists (select from former_usernames where lower(username) = lower($2))`,
    [row.id, row.username, row.displayName, row.role],
  );
  if (!profile?.opened) return 'username';
  const [email, formBefore] = formsOfEmail(row.email);
  const account = await db.query(
    `insert into accounts (id, email, password_hash, email_verified_at, first_name, last_name)
     select $1, $2, $3, $4, $5, $6
     where not exists (select from accounts where lower(email) = lower($7))
     on conflict do nothing returning id`,
    [row.id, email, row.passwordHash, row.emailVerifiedAt, row.firstName, row.lastName, formBefore],
  );
  return account.length === 0 ? 'email' : null;
}

export async function updatePassword(db: Executor, accountId: string, passwordHash: string): Promise<void> {
  await db.query(
    `update accounts set password_hash = $2, password_changed_at = now(), updated_at = now() where id = $1`,
    [accountId, passwordHash],
  );
}

/** Stores a stronger hash of the same password, unless it was changed in the meantime. */
export async function replaceHash(
  db: Executor,
  accountId: string,
  before: string,
  passwordHash: string,
): Promise<void> {
  await db.query('update accounts set password_hash = $3 where id = $1 and password_hash = $2', [
    accountId,
    before,
    passwordHash,
  ]);
}

/** Confirms the address; answers whether it was unconfirmed before. */
export async function verifyEmail(db: Executor, accountId: string): Promise<boolean> {
  const rows = await db.query(
    `update accounts set email_verified_at = now(), updated_at = now()
     where id = $1 and email_verified_at is null returning id`,
    [accountId],
  );
  await db.query('select confirm_profile($1)', [accountId]);
  return rows.length > 0;
}

export async function updateRole(db: Executor, accountId: string, role: Role): Promise<void> {
  await db.query('select write_profile_role($1, $2)', [accountId, role]);
}

/** An admin's decision on uploading: it overrides what the member has earned. Null: none. */
export async function writeUploadWord(
  db: Executor,
  accountId: string,
  word: 'granted' | 'denied' | null,
): Promise<void> {
  await db.query(
    `insert into account_rights (account_id, upload_word) values ($1, $2)
     on conflict (account_id) do update set upload_word = excluded.upload_word, updated_at = now()`,
    [accountId, word],
  );
}

/** Granted by an approved identity record and a signed agreement. Nobody earns it while suspended. */
export async function writeUploadEarned(db: Executor, accountId: string, isEarned: boolean): Promise<void> {
  await db.query(
    `insert into account_rights (account_id, upload_earned)
     select id, $2 and (suspended_at is null or suspended_until <= now()) from accounts where id = $1
     on conflict (account_id) do update set upload_earned = excluded.upload_earned, updated_at = now()`,
    [accountId, isEarned],
  );
}

/** Clears whatever gave the right to upload. A decision that denies it stays. */
export async function clearUploadRight(db: Executor, accountId: string): Promise<void> {
  await db.query(
    `update account_rights set upload_earned = false, upload_word = nullif(upload_word, 'granted'), updated_at = now()
     where account_id = $1`,
    [accountId],
  );
}

export interface UploadRightRow {
  can_upload_videos: boolean;
  upload_word: 'granted' | 'denied' | null;
}
export const findUploadRight = async (db: Executor, accountId: string): Promise<UploadRightRow> =>
  (
    await db.query<UploadRightRow>(
      'select can_upload_videos, upload_word from account_rights where account_id = $1',
      [accountId],
      'find_upload_right',
    )
  )[0] ?? { can_upload_videos: false, upload_word: null };

export async function writeChildSafety(db: Executor, accountId: string, isGranted: boolean): Promise<void> {
  await db.query(
    `insert into account_rights (account_id, child_safety) values ($1, $2)
     on conflict (account_id) do update set child_safety = excluded.child_safety, updated_at = now()`,
    [accountId, isGranted],
  );
}

/** Whether an admin may currently see cases about minors. */
export const hasChildSafety = async (db: Executor, accountId: string): Promise<boolean> =>
  (
    await db.query(
      `select from account_rights r join members p on p.id = r.account_id
       where r.account_id = $1 and r.child_safety and p.role = 'admin'`,
      [accountId],
      'has_child_safety',
    )
  ).length > 0;

export interface ChildSafetyHolder {
  id: string;
  /** Has asked to be deleted. */
  is_leaving: boolean;
}
/** Admins who may see cases about minors. */
export const childSafetyHolders = (db: Executor): Promise<ChildSafetyHolder[]> =>
  db.query<ChildSafetyHolder>(
    `select a.id, a.deletion_requested_at is not null as is_leaving
     from account_rights r join members p on p.id = r.account_id join accounts a on a.id = r.account_id
     where r.child_safety and p.role = 'admin' order by a.created_at, a.id`,
    [],
    'child_safety_holders',
  );

export interface AdminRow {
  id: string;
  email: string;
  username: string;
  created_at: Date;
  last_seen_at: Date | null;
  child_safety: boolean;
}
export const listAdmins = (db: Executor): Promise<AdminRow[]> =>
  db.query<AdminRow>(
    `select a.id, a.email, p.username, a.created_at, max(s.last_seen_at) as last_seen_at,
       coalesce(bool_or(r.child_safety), false) as child_safety
     from members p join accounts a on a.id = p.id left join sessions s on s.account_id = a.id
       left join account_rights r on r.account_id = a.id
     where p.role = 'admin' group by a.id, a.email, p.username, a.created_at order by a.created_at`,
  );

/** Whether nobody would be left to run the site without this one. Admins who are leaving do not count. */
export const isLastAdmin = async (db: Executor, accountId: string): Promise<boolean> =>
  (
    await db.query(
      `select from members p join accounts a on a.id = p.id
       where p.role = 'admin' and a.deletion_requested_at is null and a.id <> $1 limit 1`,
      [accountId],
    )
  ).length === 0;

const adminLock = 7_262_014;
/** Makes changes to who is an admin wait for each other, until the transaction ends. */
export async function lockAdmins(db: Executor): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [adminLock]);
}
