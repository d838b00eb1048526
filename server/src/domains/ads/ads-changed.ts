import { dropCached } from '../../platform/calls/cached-answers.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';

/** Told when anything changed that decides which ads are shown, or where there are any. */
export const adsTopic = 'ads';

/** Has every process decide by what is stored now, and draw the rooms of pages anew. */
export async function adsChanged(transaction: TransactionExecutor): Promise<void> {
  await notify(transaction, adsTopic);
  await dropCached(transaction, 'ads');
}
