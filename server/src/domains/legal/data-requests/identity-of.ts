import type { DataRequestRecord } from '#contract/data-requests.ts';
import type { Platform } from '../../../platform/context.ts';
import { findAccount, findAccountByEmail } from '../../accounts/index.ts';
import { hasCheckedAge } from '../../identity/index.ts';
import type { DataRequestRow } from './data-request-queries.ts';

/**
 * Who stands behind a request: the account whose confirmed address it is, and whether a provider has checked who that is.
 */
export async function identityOf(
  platform: Pick<Platform, 'db' | 'config'>,
  row: Pick<DataRequestRow, 'member_id' | 'email' | 'identity_asked_at'>,
): Promise<Pick<DataRequestRecord, 'account' | 'identity'>> {
  const found =
    row.member_id === null
      ? await findAccountByEmail(platform.db, row.email)
      : await findAccount(platform.db, row.member_id);
  const account =
    found === null || found.email_verified_at === null ? null : { id: found.id, username: found.username };
  if (row.identity_asked_at === null) return { account, identity: 'not_asked' };
  const isChecked = account !== null && (await hasCheckedAge(platform, account.id, 18)) !== null;
  return { account, identity: isChecked ? 'checked' : 'waits' };
}
