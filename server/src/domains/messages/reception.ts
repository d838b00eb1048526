import type { Executor } from '../../platform/db/database.ts';
import { findAccount, findPreferences } from '../accounts/index.ts';
import { isSubscribed } from '../profiles/index.ts';
import type { Reception } from './message-rules.ts';

/**
 * Whose messages a member accepts, and whether they follow this writer. A profile without an account, or
 * about to be deleted, accepts none.
 */
export async function receptionOf(db: Executor, memberId: string, writerId: string): Promise<Reception> {
  const account = await findAccount(db, memberId);
  const isRead = account !== null && account.deletion_requested_at === null;
  return {
    takes: isRead ? (await findPreferences(db, memberId)).messages_from : 'nobody',
    followsWriter: await isSubscribed(db, memberId, writerId),
  };
}
