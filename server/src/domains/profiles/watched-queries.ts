import type { Executor } from '../../platform/db/database.ts';

/** Counts one more watched video on a member's profile, if they allow it. */
export async function countWatched(db: Executor, memberId: string): Promise<void> {
  await db.query(
    'update profiles set videos_watched_count = videos_watched_count + 1 where id = $1 and counts_watched',
    [memberId],
  );
}

/** Whether a member lets their watched videos be counted and shown. */
export const countsWatched = async (db: Executor, memberId: string): Promise<boolean> =>
  (
    await db.query<{ counts_watched: boolean }>('select counts_watched from profiles where id = $1', [
      memberId,
    ])
  )[0]?.counts_watched ?? true;

export async function writeCountsWatched(db: Executor, memberId: string, counts: boolean): Promise<void> {
  await db.query('update profiles set counts_watched = $2 where id = $1', [memberId, counts]);
}

export async function resetWatchedCount(db: Executor, memberId: string): Promise<void> {
  await db.query('update profiles set videos_watched_count = 0 where id = $1', [memberId]);
}
