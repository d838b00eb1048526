import type {
  ApplicationEntry,
  ApplicationRecord,
  CreatorApplication,
} from '#contract/creator-applications.ts';
import type { ApplicationRow, EntryRow, RecordRow } from './application-queries.ts';
import { roleIfApproved } from './application-rules.ts';

/** What the applicant sees: not who decided. */
export const applicationView = (row: ApplicationRow): CreatorApplication => ({
  id: row.id,
  state: row.state,
  makes: row.makes,
  about: row.about,
  links: row.links,
  reason: row.reason,
  declared_at: row.declared_at.toISOString(),
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});

export const entryView = (row: EntryRow): ApplicationEntry => ({
  id: row.id,
  state: row.state,
  makes: row.makes,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  reviewer: row.reviewer,
  applicant_id: row.applicant_id,
  username: row.username,
  display_name: row.display_name,
  email: row.email,
  role: row.role,
  is_active: row.is_active,
});

export const recordView = (row: RecordRow, all: readonly ApplicationRow[]): ApplicationRecord => ({
  ...applicationView(row),
  ...entryView(row),
  joined_at: row.joined_at.toISOString(),
  is_email_confirmed: row.is_email_confirmed,
  strikes: row.strikes,
  role_if_approved: roleIfApproved(row.role),
  earlier: all
    .filter(({ id }) => id !== row.id)
    .map(({ id, state, reason, created_at, decided_at }) => ({
      id,
      state,
      reason,
      created_at: created_at.toISOString(),
      decided_at: decided_at?.toISOString() ?? null,
    })),
});
