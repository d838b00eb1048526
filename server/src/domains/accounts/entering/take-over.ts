import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { deleteEmailChange } from '../email/email-queries.ts';
import { deleteIdentities, deletePassword } from '../google/identity-queries.ts';
import { deletePasskeyRows } from '../passkeys/passkey-queries.ts';
import { deleteTotp } from '../second-factor/second-factor-queries.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { deleteAllTokens } from '../tokens/token-queries.ts';

/**
 * Closes every way into an account for somebody who has just proved that it is theirs: whoever typed the
 * address earlier may have left a password, a passkey, an authenticator app, a Google account or a change of
 * address to come back through.
 */
export async function closeWaysIn(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  accountId: string,
): Promise<void> {
  await deletePassword(transaction, accountId);
  await deletePasskeyRows(transaction, accountId);
  await deleteTotp(transaction, accountId);
  await deleteIdentities(transaction, accountId);
  await deleteEmailChange(transaction, accountId);
  await deleteAllTokens(transaction, accountId);
  await endSessions(transaction, platform, accountId, { except: null });
}
