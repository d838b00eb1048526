import type { Executor } from '../../platform/db/database.ts';
import type { PublishStatus } from './video-rules.ts';

export interface CopyRow {
  id: string;
  media_id: string;
  title: string;
  slug: string;
  status: PublishStatus;
  ownerId: string | null;
  owner: string | null;
}

/** Other videos that show these files, except removed ones. */
export const videosOfFiles = (
  db: Executor,
  videoId: string,
  mediaIds: readonly string[],
): Promise<CopyRow[]> =>
  db.query(
    `select v.id, v.media_id, v.title, v.slug, v.publish_status as status, v.uploader_id as "ownerId", m.username as owner
     from videos v left join members m on m.id = v.uploader_id
     where v.media_id = any ($2::uuid[]) and v.id <> $1 and v.publish_status <> 'removed' order by v.id limit 200`,
    [videoId, mediaIds],
  );

/** Whether a decision keeps a video of one of these files out of sight. */
export const anyDisabled = async (db: Executor, mediaIds: readonly string[]): Promise<boolean> =>
  (
    await db.query(
      `select from videos where media_id = any ($1::uuid[]) and publish_status = 'disabled' limit 1`,
      [mediaIds],
    )
  ).length > 0;
