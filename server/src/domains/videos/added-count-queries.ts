import type { Executor } from '../../platform/db/database.ts';

/** How many videos were added from one moment until before another, and are still here. */
export const countVideosAdded = async (db: Executor, from: Date, until: Date): Promise<number> =>
  (
    await db.query<{ n: number }>(
      'select count(*)::int as n from videos where created_at >= $1 and created_at < $2',
      [from, until],
      'count_videos_added',
    )
  )[0]?.n ?? 0;
