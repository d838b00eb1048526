import { limits } from '#contract/limits.ts';
import type { Role } from '#contract/roles.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { clearUploadRight } from '../account-queries.ts';
import type { Suspension } from './suspension-rules.ts';

export const active = '(a.suspended_at is null or a.suspended_until <= now())';

export interface StandingRow extends Suspension {
  id: string;
  username: string;
  role: Role;
  email_verified_at: Date | null;
}
/** Locks the account until the transaction ends. */
export const lockStanding = async (db: Executor, accountId: string): Promise<StandingRow | null> =>
  (
    await db.query<StandingRow>(
      `select a.id, p.username, p.role, a.email_verified_at, a.suspended_at, a.suspended_until, a.suspension_reason
       from accounts a join members p on p.id = a.id where a.id = $1 for update of a`,
      [accountId],
    )
  )[0] ?? null;

/** The right to upload goes with it: members who come back sign the agreement again. */
export async function writeSuspension(
  db: Executor,
  accountId: string,
  reason: string,
  until: Date | null,
): Promise<void> {
  await db.query(
    `update accounts set suspended_at = now(), suspended_until = $3, suspension_reason = $2, updated_at = now()
     where id = $1`,
    [accountId, reason, until],
  );
  await clearUploadRight(db, accountId);
}

export async function clearSuspension(db: Executor, accountId: string): Promise<void> {
  await db.query(
    `update accounts set suspended_at = null, suspended_until = null, suspension_reason = null, updated_at = now()
     where id = $1`,
    [accountId],
  );
}

/** Records a sign-in; null if it is not allowed because they are suspended (or gone). */
export const noteSignIn = async (db: Executor, accountId: string): Promise<{ id: string } | null> =>
  (
    await db.query<{ id: string }>(
      `update accounts a set last_sign_in_at = now() where id = $1 and ${active} returning id`,
      [accountId],
    )
  )[0] ?? null;

export const findSuspension = async (db: Executor, accountId: string): Promise<Suspension | null> =>
  (
    await db.query<Suspension>(
      'select suspended_at, suspended_until, suspension_reason from accounts where id = $1',
      [accountId],
    )
  )[0] ?? null;

/** Whether a member has an account, and its state in short. */
export const findShortRecord = async (
  db: Executor,
  accountId: string,
): Promise<{
  id: string;
  username: string;
  strikes: number;
  is_active: boolean;
  is_admin: boolean;
  can_upload_videos: boolean;
} | null> =>
  (
    await db.query<{
      id: string;
      username: string;
      strikes: number;
      is_active: boolean;
      is_admin: boolean;
      can_upload_videos: boolean;
    }>(
      `select a.id, p.username, (select count(*)::int from account_strikes s where s.account_id = a.id and s.ends_at > now()) as strikes,
         ${active} as is_active, p.role = 'admin' as is_admin, coalesce(r.can_upload_videos, false) as can_upload_videos
       from accounts a join members p on p.id = a.id left join account_rights r on r.account_id = a.id where a.id = $1`,
      [accountId],
    )
  )[0] ?? null;

export interface RecordRow extends Suspension {
  id: string;
  username: string;
  display_name: string | null;
  email: string;
  email_verified_at: Date | null;
  role: Role;
  can_upload_videos: boolean;
  upload_word: 'granted' | 'denied' | null;
  created_at: Date;
  last_sign_in_at: Date | null;
  deletion_requested_at: Date | null;
  session_count: number;
  strikes: { id: string; reason: string; given_by: string | null; created_at: string; ends_at: string }[];
  notes: { id: string; text: string; written_by: string | null; created_at: string }[];
}
const mostShown = 200;
export const findRecord = async (db: Executor, accountId: string): Promise<RecordRow | null> =>
  (
    await db.query<RecordRow>(
      `select a.id, p.username, p.display_name, a.email, a.email_verified_at, p.role,
         coalesce(r.can_upload_videos, false) as can_upload_videos, r.upload_word, a.created_at, a.last_sign_in_at,
         a.deletion_requested_at, a.suspended_at, a.suspended_until, a.suspension_reason,
         (select count(*)::int from sessions s where s.account_id = a.id and s.expires_at > now()) as session_count,
         (select coalesce(json_agg(t), '[]') from (
            select s.id, s.reason, g.username as given_by, s.created_at, s.ends_at
            from account_strikes s left join members g on g.id = s.given_by
            where s.account_id = a.id order by s.created_at desc, s.id desc limit ${mostShown}) t) as strikes,
         (select coalesce(json_agg(t), '[]') from (
            select n.id, n.words as text, w.username as written_by, n.created_at
            from account_notes n left join members w on w.id = n.written_by
            where n.account_id = a.id order by n.created_at desc, n.id desc limit ${mostShown}) t) as notes
       from accounts a join members p on p.id = a.id left join account_rights r on r.account_id = a.id
       where a.id = $1`,
      [accountId],
    )
  )[0] ?? null;

export async function insertStrike(
  db: Executor,
  strike: { id: string; accountId: string; reason: string; giverId: string | null },
): Promise<void> {
  await db.query(
    `insert into account_strikes (id, account_id, reason, given_by, ends_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [strike.id, strike.accountId, strike.reason, strike.giverId, limits.strikeDays],
  );
}
export const deleteStrike = async (
  db: Executor,
  id: string,
): Promise<{ account_id: string; reason: string } | null> =>
  (
    await db.query<{ account_id: string; reason: string }>(
      'delete from account_strikes where id = $1 returning account_id, reason',
      [id],
    )
  )[0] ?? null;
export interface ProposedSuspension {
  user_id: string;
  username: string;
  strikes: number;
}
/** Members with so many strikes that count, of which an admin has not considered all. */
export const proposedSuspensions = (
  db: Executor,
  strikes: number,
  most: number,
): Promise<ProposedSuspension[]> =>
  db.query<ProposedSuspension>(
    `select a.id as user_id, p.username, k.strikes
     from (select s.account_id, count(*)::int as strikes from account_strikes s
           where s.ends_at > now() group by s.account_id
           having count(*) >= $1 and bool_or(s.considered_at is null)) k
       join accounts a on a.id = k.account_id join members p on p.id = a.id
     where ${active} and p.role <> 'admin' order by k.strikes desc, a.id limit $2`,
    [strikes, most],
    'proposed_suspensions',
  );
/** Marks the strikes of a member as considered; answers how many that were. */
export const considerStrikes = async (db: Executor, accountId: string): Promise<number> =>
  (
    await db.query(
      `update account_strikes set considered_at = now()
       where account_id = $1 and considered_at is null and ends_at > now() returning id`,
      [accountId],
    )
  ).length;

export async function insertNote(
  db: Executor,
  note: { id: string; accountId: string; words: string; writerId: string },
): Promise<void> {
  await db.query('insert into account_notes (id, account_id, words, written_by) values ($1, $2, $3, $4)', [
    note.id,
    note.accountId,
    note.words,
    note.writerId,
  ]);
}
export const deleteNote = async (db: Executor, id: string): Promise<{ account_id: string } | null> =>
  (
    await db.query<{ account_id: string }>('delete from account_notes where id = $1 returning account_id', [
      id,
    ])
  )[0] ?? null;
