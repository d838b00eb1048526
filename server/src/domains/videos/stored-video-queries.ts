import type { Executor } from '../../platform/db/database.ts';
import { firstUuid } from '../../platform/db/first-and-last-ids.ts';
import { evidenceSql } from '../../platform/evidence/evidence.ts';

export interface StoredVideo {
  id: string;
  mediaId: string;
  createdAt: Date;
  /** Null: not everybody may watch it now. */
  publishedAt: Date | null;
}

/** Videos with a file here, by their ids, behind the one that was seen last. */
export const videosWithFiles = (db: Executor, after: string | null, limit: number): Promise<StoredVideo[]> =>
  db.query<StoredVideo>(
    `select id, media_id as "mediaId", created_at as "createdAt",
       case when publish_status = 'published' then published_at end as "publishedAt" from videos
     where id > coalesce($1::uuid, ${firstUuid}) and media_id is not null and publish_status <> 'removed'
     order by id limit $2`,
    [after, limit],
    'videos_with_files',
  );

/**
 * Of these files, those of which the operator may let a part go for good: no video of theirs is removed, held or disabled, waits for
 * somebody to look at it, is evidence, or is about to get the file.
 */
export const reducibleFiles = async (db: Executor, mediaIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db.query<{ id: string }>(
    `select m.id from unnest($1::uuid[]) m (id)
     where exists (select from videos v where v.media_id = m.id)
       and not exists (select from videos v where v.media_id = m.id
         and (v.publish_status in ('removed', 'pending', 'review', 'held', 'disabled') or ${evidenceSql('video', 'v.id', 'v.uploader_id')}))
       and not exists (select from videos v where v.next_media_id = m.id)`,
    [mediaIds],
    'reducible_files',
  );
  return new Set(rows.map(({ id }) => id));
};

/** Of these files, those that everybody has been able to watch for this many months, in every video that shows them. */
export const longPublished = async (
  db: Executor,
  mediaIds: readonly string[],
  months: number,
): Promise<Set<string>> => {
  const rows = await db.query<{ id: string }>(
    `select m.id from unnest($1::uuid[]) m (id)
     where exists (select from videos v where v.media_id = m.id)
       and not exists (select from videos v where v.media_id = m.id
         and (v.publish_status <> 'published' or v.published_at is null
           or v.published_at > now() - make_interval(months => $2)))`,
    [mediaIds, months],
    'long_published_files',
  );
  return new Set(rows.map(({ id }) => id));
};
