import type { Executor } from '../../platform/db/database.ts';

/** One more video that a member has watched, on his profile. */
export async function countWatched(db: Executor, memberId: string): Promise<void> {
  await db.query('update profiles set videos_watched_count = videos_watched_count + 1 where id = $1', [
    memberId,
  ]);
}
