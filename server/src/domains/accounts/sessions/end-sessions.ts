import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { sessionsRevoked, sessionsRevokedTopic } from '../account-facts.ts';
import { lookups } from './session-lookup.ts';
import { deleteSessions, deleteSurplusSessions } from './session-queries.ts';
import { mostSessions } from './session-rules.ts';

/** Ends one session of an account, all of them (`except: null`), or all but one, in every process. Answers how many. */
export async function endSessions(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  accountId: string,
  which: { only: string } | { except: string | null },
): Promise<number> {
  const sessionIds = await deleteSessions(transaction, accountId, which);
  await tell(transaction, platform, accountId, sessionIds);
  return sessionIds.length;
}

/** Ends the sessions in excess of what an account may have. */
export async function endSurplusSessions(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  accountId: string,
): Promise<void> {
  await tell(
    transaction,
    platform,
    accountId,
    await deleteSurplusSessions(transaction, accountId, mostSessions),
  );
}

async function tell(
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  accountId: string,
  sessionIds: string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  await facts.state(transaction, sessionsRevoked, { accountId, sessionIds });
  await notify(transaction, sessionsRevokedTopic, { accountId, sessionIds });
  transaction.afterCommit(() => {
    for (const lookup of lookups) lookup.forgetSessions(sessionIds);
  });
}
