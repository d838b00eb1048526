import type { TransactionExecutor } from '../../platform/db/database.ts';
import { deletePictureRow, settlePreservedOf, waitingOf } from './picture-queries.ts';

/**
 * Forgets what a member who goes had sent and what waits, unseen by anybody. What looks like something on a list stays for
 * whoever decides, and so does what was sent for a profile or a video that is evidence.
 * Answers the keys of its files.
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
