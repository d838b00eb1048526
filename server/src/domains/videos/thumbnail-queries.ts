import type { Executor } from '../../platform/db/database.ts';
import { firstUuid } from '../../platform/db/first-and-last-ids.ts';
import type { StoredPage, StoredPicture } from '../pictures/index.ts';

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

/** Removes this picture from a video, and from its cover if that is the same. False: it shows another. */
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

/** Whose videos a picture counts as sent for, if several intakes end in one column. */
type Sender = 'uploader' | 'site';

/**
 * Pictures of videos in a column, limited to those below a folder and to videos with an uploader, or without;
 * null: either.
 */
export const storedVideoPictures = (
  db: Executor,
  { column, folder, sender }: { column: PictureColumn; folder: string; sender: Sender | null },
  { from, limit }: StoredPage,
): Promise<StoredPicture[]> =>
  db.query<StoredPicture>(
    `select id::text as place, ${sender === 'uploader' ? 'uploader_id' : 'null::uuid'} as "ownerId", id as "subjectId",
       array[${column}] as keys, null as "sentSha256", jsonb_build_object('title', title, 'slug', slug) as details
     from videos where id >= coalesce($1::uuid, ${firstUuid}) and starts_with(${column}, $3)
       and ($4::boolean is null or (uploader_id is not null) = $4)
     order by id limit $2 for no key update`,
    [from, limit, folder, sender === null ? null : sender === 'uploader'],
  );

/** All pictures of a video, except the stills made from its file; and whether it was removed. */
export const picturesOfVideo = async (
  db: Executor,
  videoId: string,
): Promise<{ keys: string[]; isRemoved: boolean }> => {
  const [row] = await db.query<{ keys: string[]; isRemoved: boolean }>(
    `select array(select distinct key from unnest(array[custom_thumbnail_key, cover_image_key, thumbnail_key, preview_key]) key
         where key is not null and not starts_with(key, 'media/' || coalesce(media_id::text, '') || '/')) as keys,
       publish_status = 'removed' as "isRemoved"
     from videos where id = $1`,
    [videoId],
  );
  return row ?? { keys: [], isRemoved: false };
};

/** The asset whose frames are the stills of a video; null: it has none. */
export const mediaOfThumbnail = async (db: Executor, videoId: string): Promise<string | null> =>
  (await db.query<{ id: string | null }>('select media_id as id from videos where id = $1', [videoId]))[0]
    ?.id ?? null;
