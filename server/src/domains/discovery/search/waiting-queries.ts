import type { Executor } from '../../../platform/db/database.ts';

/**
 * Takes videos that wait to be indexed again, those that nobody else is taking or changing. It waits for nobody: whoever holds a
 * video may be about to note it.
 */
export const takeWaiting = async (db: Executor, limit: number): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `delete from search_waiting where video_id in (
         select w.video_id from search_waiting w join videos v on v.id = w.video_id
         order by w.video_id limit $1 for share of v skip locked for update of w skip locked)
       returning video_id as id`,
      [limit],
      'take_waiting_for_search',
    )
  ).map(({ id }) => id);
