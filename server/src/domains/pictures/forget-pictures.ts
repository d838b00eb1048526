import type { TransactionExecutor } from '../../platform/db/database.ts';
import { deletePictureRow, settlePreservedOf, waitingOf } from './picture-queries.ts';

/**
 * Forgets what a departing member had sent that still waits unseen. What resembles something on a list stays
 * for a decision, and so does what was sent for a profile or video that is evidence. Answers the keys of the
 * files.
 */
export async function forgetWaitingPictures(
  transaction: TransactionExecutor,
  memberId: string,
): Promise<string[]> {
  const waiting = await waitingOf(transaction, memberId);
  for (const { id } of waiting) await deletePictureRow(transaction, id);
  await settlePreservedOf(transaction, memberId);
  return waiting.flatMap(({ keys }) => keys);
}
