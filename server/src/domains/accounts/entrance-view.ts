import type { Output } from '#contract/calls.ts';
import type { AccountRow } from './account-queries.ts';
import { accountView } from './account-view.ts';

/** Who is in, and by which session. */
export const entranceView = (
  account: AccountRow | null,
  session: { id: string; expiresAt: Date } | null,
  base: string,
): Output<'get_session'> => ({
  user: account === null ? null : accountView(account, base),
  session: session === null ? null : { id: session.id, expires_at: session.expiresAt.toISOString() },
});
