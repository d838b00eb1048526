import { limits } from '#contract/limits.ts';
import type { Role } from '#contract/roles.ts';
import type { Executor } from '../../../platform/db/database.ts';

/**
 * When a session ends, over `sessions s` and `members p`: an admin's ends hours after the sign-in, or after
 * becoming an admin.
 */
const endsAt = `least(s.expires_at, case when p.role = 'admin'
  then greatest(s.created_at, p.admin_since) + interval '${limits.adminSessionHours} hours' end)`;
/** How long an admin may go without what they lack; null: nothing is lacking. */
const secondFactorDue = `case when p.role = 'admin' and not exists (select from passkeys k where k.account_id = s.account_id)
    and not exists (select from account_totp t where t.account_id = s.account_id and t.confirmed_at is not null)
  then p.admin_since + interval '${limits.adminGraceDays} days' end`;

/** The result of one lookup of a session and its member. */
export interface HolderRow {
  session_id: string;
  account_id: string;
  expires_at: Date;
  last_seen_at: Date;
  username: string;
  display_name: string | null;
  avatar_key: string | null;
  role: Role | null;
  is_email_verified: boolean;
  can_upload_videos: boolean;
  deletion_requested_at: Date | null;
  second_factor_due: Date | null;
  layout: unknown;
  discreet: string | null;
}

const holderOf = (condition: string): string => `
  select s.id as session_id, s.account_id, ${endsAt} as expires_at, s.last_seen_at, p.username, p.display_name, p.avatar_key,
    p.role, a.email_verified_at is not null as is_email_verified,
    coalesce(r.can_upload_videos, false) as can_upload_videos, a.deletion_requested_at,
    ${secondFactorDue} as second_factor_due, f.preferences -> 'layout' as layout,
    f.preferences ->> 'discreet' as discreet
  from sessions s join accounts a on a.id = s.account_id join members p on p.id = s.account_id
    left join account_rights r on r.account_id = s.account_id
    left join account_preferences f on f.account_id = s.account_id
  where ${condition} and ${endsAt} > now()`;
const byToken = holderOf('s.token_hash = $1');
const byId = holderOf('s.id = $1');

export const findHolderByToken = async (db: Executor, tokenHash: Buffer): Promise<HolderRow | null> =>
  (await db.query<HolderRow>(byToken, [tokenHash], 'session-by-token'))[0] ?? null;
export const findHolderById = async (db: Executor, sessionId: string): Promise<HolderRow | null> =>
  (await db.query<HolderRow>(byId, [sessionId], 'session-by-id'))[0] ?? null;

export interface NewSessionRow {
  id: string;
  accountId: string;
  tokenHash: Buffer;
  refreshTokenHash: Buffer;
  userAgent: string;
  countryCode: string | null;
  address: string;
  expiresAt: Date;
}
export async function insertSession(db: Executor, row: NewSessionRow): Promise<void> {
  await db.query(
    `insert into sessions (id, account_id, token_hash, refresh_token_hash, user_agent, country_code, address, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.id,
      row.accountId,
      row.tokenHash,
      row.refreshTokenHash,
      row.userAgent,
      row.countryCode,
      row.address,
      row.expiresAt,
    ],
  );
}

/** Marks a session as used and extends it, at most once every few minutes. */
export async function touchSession(db: Executor, sessionId: string, expiresAt: Date): Promise<void> {
  await db.query(
    `update sessions set last_seen_at = now(), expires_at = $2
     where id = $1 and last_seen_at < now() - interval '5 minutes'`,
    [sessionId, expiresAt],
  );
}

export async function lengthenSession(
  db: Executor,
  sessionId: string,
  expiresAt: Date,
): Promise<{ id: string; expires_at: Date } | null> {
  const rows = await db.query<{ id: string; expires_at: Date }>(
    `update sessions s set last_seen_at = now(), expires_at = $2 from members p
     where s.id = $1 and p.id = s.account_id and ${endsAt} > now() returning s.id, ${endsAt} as expires_at`,
    [sessionId, expiresAt],
  );
  return rows[0] ?? null;
}

export const findSession = async (
  db: Executor,
  sessionId: string,
): Promise<{ id: string; expires_at: Date; proven_at: Date } | null> =>
  (
    await db.query<{ id: string; expires_at: Date; proven_at: Date }>(
      `select s.id, ${endsAt} as expires_at, s.proven_at from sessions s join members p on p.id = s.account_id
       where s.id = $1 and ${endsAt} > now()`,
      [sessionId],
    )
  )[0] ?? null;

/** Deletes one session of an account, all of them, or all but one. Answers their ids. */
export async function deleteSessions(
  db: Executor,
  accountId: string,
  which: { only: string } | { except: string | null },
): Promise<string[]> {
  const rows =
    'only' in which
      ? await db.query<{ id: string }>(
          'delete from sessions where account_id = $1 and id = $2 returning id',
          [accountId, which.only],
        )
      : await db.query<{ id: string }>(
          'delete from sessions where account_id = $1 and id is distinct from $2 returning id',
          [accountId, which.except],
        );
  return rows.map(({ id }) => id);
}

/** Deletes an account's least recently used sessions beyond a number. */
export async function deleteSurplusSessions(
  db: Executor,
  accountId: string,
  keep: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `delete from sessions where id in (
       select id from sessions where account_id = $1 order by last_seen_at desc, id desc offset $2) returning id`,
    [accountId, keep],
  );
  return rows.map(({ id }) => id);
}

export interface SessionRow {
  id: string;
  user_agent: string;
  country_code: string | null;
  address: string;
  created_at: Date;
  last_seen_at: Date;
}
/** Live sessions of an account, last used first. */
export const listSessions = (db: Executor, accountId: string): Promise<SessionRow[]> =>
  db.query<SessionRow>(
    `select s.id, s.user_agent, s.country_code, s.address, s.created_at, s.last_seen_at
     from sessions s join members p on p.id = s.account_id
     where s.account_id = $1 and ${endsAt} > now() order by s.last_seen_at desc, s.id desc`,
    [accountId],
  );

/** Its holder has just proved who they are. */
export async function markProven(db: Executor, sessionId: string): Promise<void> {
  await db.query('update sessions set proven_at = now() where id = $1', [sessionId]);
}

export const findSessionRow = async (db: Executor, sessionId: string): Promise<SessionRow | null> =>
  (
    await db.query<SessionRow>(
      'select id, user_agent, country_code, address, created_at, last_seen_at from sessions where id = $1',
      [sessionId],
    )
  )[0] ?? null;

export interface RotatingSessionRow {
  id: string;
  account_id: string;
  refresh_token_hash: Buffer;
  rotated_at: Date | null;
  rotation: number;
}
/** The session with this current or previous refresh token; locked until the transaction ends. */
export const lockByRefreshToken = async (db: Executor, hash: Buffer): Promise<RotatingSessionRow | null> =>
  (
    await db.query<RotatingSessionRow>(
      `select s.id, s.account_id, s.refresh_token_hash, s.rotated_at, s.rotation
       from sessions s join members p on p.id = s.account_id
       where (s.refresh_token_hash = $1 or s.previous_token_hash = $1) and ${endsAt} > now() for update of s`,
      [hash],
    )
  )[0] ?? null;

export async function rotateSession(
  db: Executor,
  sessionId: string,
  nextHash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await db.query(
    `update sessions set previous_token_hash = refresh_token_hash, refresh_token_hash = $2, rotated_at = now(),
       rotation = rotation + 1, last_seen_at = now(), expires_at = $3 where id = $1`,
    [sessionId, nextHash, expiresAt],
  );
}

/** Sessions that ended while their member was kept, for what is handed over about them. */
export const endedSessionsOf = (db: Executor, accountId: string): Promise<Record<string, unknown>[]> =>
  db.query(
    `select user_agent, country_code, address, created_at, last_seen_at, ended_at from ended_sessions
     where account_id = $1 order by created_at`,
    [accountId],
  );
