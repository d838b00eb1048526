import type { Output } from '#contract/calls.ts';
import type { RecordRow } from './managing-queries.ts';
import { isSuspended } from './suspension-rules.ts';
import type { UserRow } from './user-list-queries.ts';

export const userView = (row: UserRow, total: number): Output<'get_users'>[number] => ({
  id: row.id,
  username: row.username,
  email: row.email,
  role: row.role,
  is_active: row.is_active,
  created_at: row.created_at.toISOString(),
  last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
  deletion_requested_at: row.deletion_requested_at?.toISOString() ?? null,
  total_count: total,
});

const utc = (moment: string): string => new Date(moment).toISOString();

export function recordView(row: RecordRow, now: number): Output<'get_user_record'> {
  const suspended = isSuspended(row, now);
  return {
    id: row.id,
    username: row.username,
    display_name: row.display_name,
    email: row.email,
    is_email_verified: row.email_verified_at !== null,
    role: row.role,
    is_active: !suspended,
    can_upload_videos: row.can_upload_videos,
    upload_word: row.upload_word,
    created_at: row.created_at.toISOString(),
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    deletion_requested_at: row.deletion_requested_at?.toISOString() ?? null,
    session_count: row.session_count,
    suspension:
      suspended && row.suspended_at !== null
        ? {
            reason: row.suspension_reason ?? '',
            since: row.suspended_at.toISOString(),
            until: row.suspended_until?.toISOString() ?? null,
          }
        : null,
    strikes: row.strikes.map((strike) => ({
      ...strike,
      created_at: utc(strike.created_at),
      ends_at: utc(strike.ends_at),
    })),
    notes: row.notes.map((note) => ({ ...note, created_at: utc(note.created_at) })),
  };
}
