import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { childSafetyHolders, listAdmins } from '../account-queries.ts';
import { queueMail } from './queue-mail.ts';

/**
 * Mails admins that something at the desk waits for an answer, in words that reveal nothing: all of them, or those with
 * `child_safety`. The same mail never waits twice.
 */
export async function mailDesk(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'jobs'>,
  kind: 'answer-due' | 'answer-late' | 'urgent-request',
  { isForAll }: { isForAll: boolean },
): Promise<void> {
  const admins = isForAll ? await listAdmins(transaction) : await childSafetyHolders(transaction);
  for (const { id } of admins)
    await queueMail(transaction, platform, { kind, accountId: id }, { priority: 10 });
}
