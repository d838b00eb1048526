import type { Executor } from '../../../platform/db/database.ts';

/** Works were merged: a feed of the one is of the other. */
export async function followMergeOfFeeds(
  db: Executor,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await db.query('update import_feeds set work_id = $2, followed = followed || $1::uuid where work_id = $1', [
    fromId,
    toId,
  ]);
}

/** That was undone. */
export async function followPartingOfFeeds(
  db: Executor,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await db.query(
    `update import_feeds set work_id = $1, followed = trim_array(followed, 1)
     where work_id = $2 and followed[cardinality(followed)] = $1`,
    [fromId, toId],
  );
}
