import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { holdUnchanging } from '../../videos/index.ts';

/**
 * Takes videos that wait to be indexed again, those that nobody else is taking or changing. It waits for nobody: whoever holds a
 * video may be about to note it.
 */
export async function takeWaiting(transaction: TransactionExecutor, limit: number): Promise<string[]> {
  const waiting = await transaction.query<{ id: string }>(
    'select video_id as id from search_waiting order by video_id limit $1',
    [limit],
    'waiting_for_search',
  );
  const ids = await holdUnchanging(
    transaction,
    waiting.map(({ id }) => id),
  );
  const taken = await transaction.query<{ id: string }>(
    `delete from search_waiting where video_id in (
       select video_id from search_waiting where video_id = any ($1::uuid[]) for update skip locked)
     returning video_id as id`,
    [ids],
    'take_waiting_for_search',
  );
  return taken.map(({ id }) => id);
}
