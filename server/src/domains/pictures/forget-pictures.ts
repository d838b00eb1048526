import type { TransactionExecutor } from '../../platform/db/database.ts';
import { deletePictureRow, waitingOf } from './picture-queries.ts';

/**
 * Forgets what a member who goes had sent and what waits; what looks like something on a list stays for whoever decides.
 * Answers the keys of its files.
 */
export async function forgetWaitingPictures(
  transaction: TransactionExecutor,
  memberId: string,
): Promise<string[]> {
  const waiting = await waitingOf(transaction, memberId);
  for (const { id } of waiting) await deletePictureRow(transaction, id);
  return waiting.flatMap(({ keys }) => keys);
}
