import type { Static } from 'typebox';
import type { Passkey } from '#contract/account-security.ts';
import type { PasskeyRow } from './passkey-queries.ts';

/** A passkey as its owner sees it. Its key stays here. */
export const passkeyView = (row: PasskeyRow): Static<typeof Passkey> => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
