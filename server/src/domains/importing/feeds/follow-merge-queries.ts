import type { Executor } from '../../../platform/db/database.ts';

/** Works were merged: a feed of the one is of the other. */
export async function followMergeOfFeeds(
  db: Executor,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await db.query('update import_feeds set work_id = $2 where work_id = $1', [fromId, toId]);
}
