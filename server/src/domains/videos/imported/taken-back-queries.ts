import type { Executor } from '../../../platform/db/database.ts';

/** Takes back a video that never came to be, with the tags that it alone brought. */
export async function deleteImportedVideo(db: Executor, videoId: string): Promise<void> {
  const tied = await db.query<{ tag_id: number }>('select tag_id from video_tags where video_id = $1', [
    videoId,
  ]);
  await db.query('delete from videos where id = $1', [videoId]);
  await db.query(
    `delete from tags t where id = any ($1::bigint[])
       and not exists (select from video_tags vt where vt.tag_id = t.id)
       and not exists (select from tag_aliases a where a.tag_id = t.id)`,
    [tied.map((row) => row.tag_id)],
  );
}

export const categoryNames = async (db: Executor): Promise<string[]> =>
  (
    await db.query<{ name: string }>(
      'select name from categories where not is_hidden order by sort_position, lower(name) limit 100',
    )
  ).map((row) => row.name);
