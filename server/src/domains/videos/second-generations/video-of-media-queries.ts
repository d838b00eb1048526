import type { Executor } from '../../../platform/db/database.ts';

/** A video of each of these files, but for hidden ones. */
export const videosOfFiles = (
  db: Executor,
  mediaIds: readonly string[],
  hidden: readonly string[],
): Promise<{ mediaId: string; id: string; slug: string; title: string }[]> =>
  db.query(
    `select distinct on (media_id) media_id as "mediaId", id, slug, title from videos
     where media_id = any ($1::uuid[]) and id <> all ($2::uuid[]) and publish_status <> 'removed'
     order by media_id, id`,
    [mediaIds, hidden],
  );

/** Files that hidden videos alone show. */
export const filesOfHidden = async (db: Executor, hidden: readonly string[]): Promise<string[]> =>
  hidden.length === 0
    ? []
    : (
        await db.query<{ mediaId: string }>(
          `select distinct h.media_id as "mediaId" from videos h
           where h.id = any ($1::uuid[]) and h.media_id is not null and not exists (select from videos v
             where v.media_id = h.media_id and v.id <> all ($1::uuid[]) and v.publish_status <> 'removed')`,
          [hidden],
        )
      ).map(({ mediaId }) => mediaId);

/** A video's title and file, locked. */
export const videoWithFile = async (
  db: Executor,
  id: string,
): Promise<{ title: string; mediaId: string | null } | null> =>
  (
    await db.query<{ title: string; mediaId: string | null }>(
      `select title, media_id as "mediaId" from videos where id = $1 and publish_status <> 'removed' for update`,
      [id],
    )
  )[0] ?? null;
