import { limits } from '#contract/limits.ts';
import type { Executor } from '../../../platform/db/database.ts';

/** Marks an account as leaving. From now on strangers no longer see its profile. */
export async function writeDeletionRequest(db: Executor, accountId: string): Promise<Date> {
  const rows = await db.query<{ deletion_requested_at: Date }>(
    `update accounts set deletion_requested_at = coalesce(deletion_requested_at, now()), updated_at = now()
     where id = $1 returning deletion_requested_at`,
    [accountId],
  );
  await db.query('select write_leaving($1, true)', [accountId]);
  return rows[0]?.deletion_requested_at ?? new Date();
}

/** Answers whether it was leaving. */
export async function clearDeletionRequest(db: Executor, accountId: string): Promise<boolean> {
  const rows = await db.query(
    `update accounts set deletion_requested_at = null, updated_at = now()
     where id = $1 and deletion_requested_at is not null returning id`,
    [accountId],
  );
  await db.query('select write_leaving($1, false)', [accountId]);
  return rows.length > 0;
}

/** Accounts whose time to change their minds is over, longest waiting first. */
export const findLeavers = async (db: Executor, graceDays: number, limit: number): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select id from accounts where deletion_requested_at < now() - make_interval(days => $1)
       order by deletion_requested_at limit $2`,
      [graceDays, limit],
    )
  ).map(({ id }) => id);

/**
 * Accounts that nobody ever signed in to and whose address nobody confirmed within a week: they block names.
 */
export const findNeverEntered = async (db: Executor, limit: number): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select a.id from accounts a join members p on p.id = a.id
       where a.email_verified_at is null and a.created_at < now() - interval '${limits.unconfirmedDays} days' and p.role = 'unverified_member'
         and not exists (select from account_devices d where d.account_id = a.id)
         and not exists (select from sessions s where s.account_id = a.id)
       order by a.created_at limit $1`,
      [limit],
    )
  ).map(({ id }) => id);

export async function deleteAccountRows(db: Executor, accountId: string): Promise<void> {
  await db.query('delete from accounts where id = $1', [accountId]);
  await db.query('select delete_profile($1)', [accountId]);
}

/**
 * Expired sessions, links and unfinished steps. Of members who are kept a trigger keeps what a session says, until they are
 * kept no longer.
 */
export async function deleteExpired(db: Executor): Promise<void> {
  await db.query('delete from sessions where expires_at < now()');
  await db.query('delete from ended_sessions where not member_keeps(account_id)');
  await db.query('delete from account_tokens where expires_at < now()');
  await db.query(
    `delete from account_totp where confirmed_at is null and created_at < now() - interval '1 day'`,
  );
}
