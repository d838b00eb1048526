import { limits } from '#contract/limits.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface ExportRow {
  id: string;
  account_id: string;
  state: 'queued' | 'ready' | 'failed';
  bytes: number | null;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
}
const columns = 'id, account_id, state, bytes, requested_at, ready_at, expires_at';

export const findNewestExport = async (db: Executor, accountId: string): Promise<ExportRow | null> =>
  (
    await db.query<ExportRow>(
      `select ${columns} from account_exports where account_id = $1 order by requested_at desc limit 1`,
      [accountId],
    )
  )[0] ?? null;

export async function insertExport(db: Executor, id: string, accountId: string): Promise<void> {
  await db.query('insert into account_exports (id, account_id) values ($1, $2)', [id, accountId]);
}

export const findExport = async (db: Executor, id: string): Promise<ExportRow | null> =>
  (await db.query<ExportRow>(`select ${columns} from account_exports where id = $1`, [id]))[0] ?? null;

export async function writeArchive(db: Executor, id: string, archive: Uint8Array): Promise<void> {
  await db.query(
    `update account_exports set state = 'ready', archive = $2, bytes = $3, ready_at = now(),
       expires_at = now() + interval '${limits.archiveDays} days' where id = $1 and state <> 'ready'`,
    [id, archive, archive.length],
  );
}

export async function failExport(db: Executor, id: string): Promise<void> {
  await db.query(`update account_exports set state = 'failed' where id = $1 and state = 'queued'`, [id]);
}

/** The archive, for its owner; null for anybody else, and after it expires. */
export const readArchive = async (db: Executor, id: string, accountId: string): Promise<Buffer | null> =>
  (
    await db.query<{ archive: Buffer }>(
      `select archive from account_exports
       where id = $1 and account_id = $2 and state = 'ready' and expires_at > now()`,
      [id, accountId],
    )
  )[0]?.archive ?? null;

export async function deleteOldExports(db: Executor): Promise<void> {
  await db.query(
    `delete from account_exports where expires_at < now() or requested_at < now() - interval '30 days'`,
  );
}

/** What accounts store about a member, as raw rows; secrets and their hashes are left out. */
export async function accountRecords(db: Executor, accountId: string): Promise<Record<string, unknown>> {
  const rows = await db.query<{ records: Record<string, unknown> }>(
    `select json_build_object(
       'account', (select to_json(r) from (
          select a.id, a.email, a.email_verified_at, a.first_name, a.last_name, a.username_changed_at,
            a.password_changed_at, a.password_hash is not null as has_password, a.deletion_requested_at, a.last_sign_in_at, a.created_at
          from accounts a where a.id = $1) r),
       'profile', (select to_json(r) from (
          select username, display_name, role, subscribers_count, videos_watched_count, counts_watched,
            bio, links, shows_watched, shows_favorites, shows_list, avatar_changed_at, created_at
          from profiles where id = $1) r),
       'former_usernames', (select coalesce(json_agg(r), '[]') from (
          select username, given_up_at from former_usernames where account_id = $1 order by given_up_at) r),
       'rights', (select to_json(r) from (
          select can_upload_videos, upload_earned, upload_word, child_safety, updated_at from account_rights where account_id = $1) r),
       'sessions', (select coalesce(json_agg(r), '[]') from (
          select user_agent, country_code, address, created_at, last_seen_at, expires_at
          from sessions where account_id = $1 order by created_at) r),
       'browsers_known', (select coalesce(json_agg(r), '[]') from (
          select created_at, last_seen_at from account_devices where account_id = $1 order by created_at) r),
       'google_accounts', (select coalesce(json_agg(r), '[]') from (
          select email, created_at, last_used_at from account_identities where account_id = $1 order by created_at) r),
       'passkeys', (select coalesce(json_agg(r), '[]') from (
          select name, created_at, last_used_at from passkeys where account_id = $1 order by created_at) r),
       'authenticator_app', (select to_json(r) from (
          select created_at, confirmed_at from account_totp where account_id = $1) r),
       'email_change', (select to_json(r) from (
          select new_email, requested_at, old_confirmed_at, new_confirmed_at from email_changes where account_id = $1) r),
       'suspension', (select to_json(r) from (
          select suspended_at, suspended_until, suspension_reason as reason from accounts
          where id = $1 and suspended_at is not null) r),
       'strikes', (select coalesce(json_agg(r), '[]') from (
          select reason, created_at, ends_at from account_strikes where account_id = $1 order by created_at) r),
       'looks_at_what_may_show_minors', (select coalesce(json_agg(r), '[]') from (
          select subject_id, at from exposures where member_id = $1 order by at) r),
       'preferences', (select preferences from account_preferences where account_id = $1)
     ) as records`,
    [accountId],
  );
  return rows[0]?.records ?? {};
}
