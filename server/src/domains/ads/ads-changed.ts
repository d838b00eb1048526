import type { TransactionExecutor } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';

/** Told when anything changed that decides which ads are shown, or where there are any. */
export const adsTopic = 'ads';

/**
 * Has every process decide by what is stored now. Only then does it draw the rooms of pages anew: drawn at once, they would
 * be drawn by what it knew before, and stay so.
 */
export const adsChanged = (transaction: TransactionExecutor): Promise<void> => notify(transaction, adsTopic);
