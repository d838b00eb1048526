import type { Executor } from '../../../platform/db/database.ts';

/** Takes videos that wait to be indexed again, those that nobody else is taking. */
export const takeWaiting = async (db: Executor, limit: number): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `delete from search_waiting where video_id in (
         select video_id from search_waiting order by video_id limit $1 for update skip locked)
       returning video_id as id`,
      [limit],
      'take_waiting_for_search',
    )
  ).map(({ id }) => id);
