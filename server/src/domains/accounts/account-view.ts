import type { Static } from 'typebox';
import type { Account } from '#contract/accounts.ts';
import type { AccountRow } from './account-queries.ts';
import { deletionMoment } from './account-rules.ts';

/** An account as its owner sees it. `base` is the base address of object keys. */
export const accountView = (row: AccountRow, base: string): Static<typeof Account> => ({
  id: row.id,
  email: row.email,
  username: row.username,
  display_name: row.display_name,
  first_name: row.first_name,
  last_name: row.last_name,
  avatar_url: row.avatar_key === null ? null : base + row.avatar_key,
  cover_url: row.cover_key === null ? null : base + row.cover_key,
  role: row.role,
  is_email_verified: row.email_verified_at !== null,
  can_upload_videos: row.can_upload_videos,
  has_password: row.password_hash !== null,
  username_changed_at: row.username_changed_at?.toISOString() ?? null,
  deletion_at:
    row.deletion_requested_at === null ? null : deletionMoment(row.deletion_requested_at).toISOString(),
  created_at: row.created_at.toISOString(),
});
