import type { Executor } from '../../platform/db/database.ts';

type PictureColumn = 'custom_thumbnail_key' | 'thumbnail_key' | 'preview_key';

/** False: the video is gone. */
export const writeVideoPicture = async (
  db: Executor,
  videoId: string,
  column: PictureColumn,
  key: string,
): Promise<boolean> =>
  (
    await db.query(
      `update videos set ${column} = $2, updated_at = now() where id = $1 and publish_status <> 'removed' returning 1`,
      [videoId, key],
    )
  ).length > 0;

/** Takes this picture from a video, and from its cover where that is the same. False: it shows another. */
export const hideVideoPicture = async (
  db: Executor,
  videoId: string,
  column: PictureColumn,
  key: string,
): Promise<boolean> =>
  (
    await db.query(
      `update videos set ${column} = null, cover_image_key = nullif(cover_image_key, $2), updated_at = now()
       where id = $1 and ${column} = $2 returning 1`,
      [videoId, key],
    )
  ).length > 0;

/** The asset whose frames are the stills of a video; null: it has none. */
export const mediaOfThumbnail = async (db: Executor, videoId: string): Promise<string | null> =>
  (await db.query<{ id: string | null }>('select media_id as id from videos where id = $1', [videoId]))[0]
    ?.id ?? null;
