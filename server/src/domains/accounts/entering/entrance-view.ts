import type { Output } from '#contract/calls.ts';
import type { AccountRow } from '../account-queries.ts';
import { accountView } from '../account-view.ts';

/** Who is in and with which session, or what they must still show. */
export const entranceView = (
  account: AccountRow | null,
  session: { id: string; expiresAt: Date } | null,
  base: string,
  challenge: string | null = null,
): Output<'get_session'> => ({
  user: account === null || challenge !== null ? null : accountView(account, base),
  session: session === null ? null : { id: session.id, expires_at: session.expiresAt.toISOString() },
  second_factor: challenge === null ? null : { challenge, methods: ['totp', 'recovery_code'] },
});
