import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { childSafetyHolders } from '../account-queries.ts';
import { queueMail } from './queue-mail.ts';

/** What arrives within this time goes into one mail; the mail is still sent within a minute. */
const gatheringSeconds = 20;

/**
 * Asks everyone with `child_safety`, by a mail that reveals nothing, to look at something that may show a
 * minor. If nobody has the right, the log says so; the back office does in any case.
 */
export async function askForLook(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'jobs' | 'log'>,
): Promise<void> {
  const holders = await childSafetyHolders(transaction);
  if (holders.length === 0)
    platform.log.error('something may show a minor, and no admin has child_safety: nobody is told of it');
  for (const { id } of holders)
    await queueMail(
      transaction,
      platform,
      { kind: 'look-first', accountId: id },
      { startAfterSeconds: gatheringSeconds, priority: 10 },
    );
}
