import type { Executor } from '../../../platform/db/database.ts';

export interface VideoSubject {
  /** The id that was looked up: the video's, or its file's. */
  key: string;
  title: string;
  slug: string;
  /** Progress of its file's preparation, 0 to 1; null if it has none. */
  progress: number | null;
}

/** Videos by their id or their file's, except hidden ones. */
export const videoSubjects = (
  db: Executor,
  ids: readonly string[],
  hidden: readonly string[],
): Promise<VideoSubject[]> =>
  db.query(
    `select v.id as key, v.title, v.slug, m.progress from videos v left join media_assets m on m.id = v.media_id
     where v.id = any ($1::uuid[]) and v.id <> all ($2::uuid[])
     union all
     select m.id, v.title, v.slug, m.progress from media_assets m join videos v on v.media_id = m.id
     where m.id = any ($1::uuid[]) and v.id <> all ($2::uuid[])`,
    [ids, hidden],
    'video-subjects',
  );

/** The video a file belongs to, if the file's preparation has failed. */
export async function videoOfFailedMedia(db: Executor, mediaId: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    `select v.id from videos v join media_assets m on m.id = v.media_id where m.id = $1 and m.state = 'failed'`,
    [mediaId],
    'video-of-failed-media',
  );
  return row?.id ?? null;
}
