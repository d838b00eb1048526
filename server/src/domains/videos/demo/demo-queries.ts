import type { Executor } from '../../../platform/db/database.ts';
import { lockStoredCounts } from '../publishing-queries.ts';

// The rows of the demo catalogue: everything marked `is_demo`.

export const hasVideos = async (db: Executor): Promise<boolean> =>
  (await db.query('select 1 from videos limit 1')).length > 0;

export interface DemoCategoryRow {
  id: string;
  name: string;
  slug: string;
  description: string;
  orientation: string;
  image_key: string;
  sort_position: number;
}
export interface DemoVideoRow {
  id: string;
  slug: string;
  title: string;
  description: string;
  category_slug: string;
  uploader_username: string;
  release_status: string | null;
  format: string | null;
  audio_language: string | null;
  subtitle_languages: readonly string[];
  custom_thumbnail_key: string;
  cover_image_key: string | null;
  published_at: string;
  tags: readonly { name: string; slug: string }[];
}

/** What already exists, by slug or name, stays as it is. */
export async function insertDemoCategories(db: Executor, rows: readonly DemoCategoryRow[]): Promise<void> {
  await db.query(
    `insert into categories (id, name, slug, description, orientation, image_key, sort_position, is_demo)
     select id, name, slug, description, orientation, image_key, sort_position, true
     from json_to_recordset($1::json) as r (id uuid, name text, slug text, description text, orientation text,
       image_key text, sort_position integer)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Videos with their tags; existing ones stay as they are. */
export async function insertDemoVideos(db: Executor, rows: readonly DemoVideoRow[]): Promise<void> {
  const given = JSON.stringify(rows);
  await db.query(
    `insert into videos (id, slug, title, description, category_id, uploader_id, publish_status, release_status, format,
       audio_language, subtitle_languages, custom_thumbnail_key, cover_image_key, declaration, is_demo, published_at,
       created_at, updated_at)
     select r.id, r.slug, r.title, r.description, c.id, p.id, 'published', r.release_status, r.format, r.audio_language,
       r.subtitle_languages, r.custom_thumbnail_key, r.cover_image_key, $2, true, r.published_at, r.published_at,
       r.published_at
     from json_to_recordset($1::json) as r (id uuid, slug text, title text, description text, category_slug text,
       uploader_username text, release_status text, format text, audio_language text, subtitle_languages text[],
       custom_thumbnail_key text, cover_image_key text, published_at timestamptz)
     left join categories c on c.slug = r.category_slug
     left join members p on lower(p.username) = r.uploader_username
     on conflict do nothing`,
    [given, JSON.stringify({ adultsOnly: true, depicts: 'drawn', rightsHeld: true, declaredBy: 'demo' })],
  );
  await db.query(
    `insert into tags (name, slug, is_demo)
     select distinct t.name, t.slug, true
     from json_to_recordset($1::json) as r (tags json), json_to_recordset(r.tags) as t (name text, slug text)
     on conflict do nothing`,
    [given],
  );
  await db.query(
    `insert into video_tags (tag_id, video_id, published_at)
     select tags.id, v.id, v.published_at
     from json_to_recordset($1::json) as r (id uuid, tags json), json_to_recordset(r.tags) as t (name text),
       tags, videos v
     where tags.name = t.name and v.id = r.id
     on conflict do nothing`,
    [given],
  );
}

/** Other names of tags; one that is already a tag or an alias stays what it is. */
export async function insertDemoAliases(
  db: Executor,
  aliases: readonly { alias: string; tag: string }[],
): Promise<void> {
  await db.query(
    `insert into tag_aliases (alias, tag_id)
     select r.alias, t.id from json_to_recordset($1::json) as r (alias text, tag text) join tags t on t.name = r.tag
     where not exists (select from tags other where other.name = r.alias)
     on conflict do nothing`,
    [JSON.stringify(aliases)],
  );
}

/** Brings the stored counts of categories and tags in line with the existing videos. */
export async function refreshCounts(db: Executor): Promise<void> {
  await lockStoredCounts(db);
  await db.query(
    `update categories c set video_count = found.videos
     from (select c.id, count(v.id) as videos from categories c
       left join videos v on v.category_id = c.id and v.publish_status = 'published' group by c.id) found
     where found.id = c.id and c.video_count <> found.videos`,
  );
  await db.query(
    `update tags t set video_count = found.videos
     from (select t.id, count(vt.video_id) as videos from tags t
       left join video_tags vt on vt.tag_id = t.id and vt.published_at is not null group by t.id) found
     where found.id = t.id and t.video_count <> found.videos`,
  );
}

/** The media of demo videos that have one. */
export async function demoMedia(db: Executor): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; media_id: string }>(
    'select id, media_id from videos where is_demo and media_id is not null',
  );
  return new Map(rows.map((row) => [row.id, row.media_id]));
}

/** Connects demo videos with the media they share. */
export async function tieMedia(db: Executor, videoIds: readonly string[], mediaId: string): Promise<void> {
  await db.query(
    `update videos set media_id = $2, playback_state = 'preparing', playback = '{}'
     where id = any ($1::uuid[]) and is_demo and media_id is null`,
    [videoIds, mediaId],
  );
}

/** Shows on the pages of demo videos why they do not play. The next start tries again. */
export async function failVideos(db: Executor, videoIds: readonly string[], reason: string): Promise<void> {
  await db.query(
    `update videos set playback_state = 'failed', playback = jsonb_build_object('reason', $2::text)
     where id = any ($1::uuid[]) and is_demo and media_id is null`,
    [videoIds, reason],
  );
}

/** Ids of the demo videos and demo categories. */
export const demoCatalogueIds = async (
  db: Executor,
): Promise<{ videoIds: string[]; categoryIds: string[] }> => {
  const rows = await db.query<{ id: string; is_video: boolean }>(
    `select id, true as is_video from videos where is_demo union all select id, false from categories where is_demo`,
  );
  const idsOf = (isVideo: boolean): string[] =>
    rows.filter((row) => row.is_video === isVideo).map(({ id }) => id);
  return { videoIds: idsOf(true), categoryIds: idsOf(false) };
};

/**
 * Deletes demo videos, then the demo categories and tags that no other video uses; those in use lose their
 * mark and stay. Answers the number of deleted videos.
 */
export async function deleteDemoCatalogue(db: Executor): Promise<number> {
  await db.query(
    `delete from slug_redirects where kind = 'video' and target_id in (select id from videos where is_demo)`,
  );
  const gone = await db.query('delete from videos where is_demo returning 1');
  await db.query(
    `delete from slug_redirects where kind = 'category' and target_id in (
       select id from categories c where is_demo and not exists (select from videos v where v.category_id = c.id))`,
  );
  await db.query(
    `delete from categories c where is_demo and not exists (select from videos v where v.category_id = c.id)`,
  );
  await db.query(
    'delete from tags t where is_demo and not exists (select from video_tags vt where vt.tag_id = t.id)',
  );
  await db.query('update categories set is_demo = false where is_demo');
  await db.query('update tags set is_demo = false where is_demo');
  return gone.length;
}

/** Those of these members who have videos. */
export const uploadersAmong = async (db: Executor, memberIds: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select m.id from unnest($1::uuid[]) as m (id) where exists (select from videos v where v.uploader_id = m.id)`,
      [memberIds],
    )
  ).map(({ id }) => id);

/** Whether a video or category with this id exists, and so its picture. */
export const isInCatalogue = async (db: Executor, id: string): Promise<boolean> =>
  (
    await db.query('select 1 from categories where id = $1 union all select 1 from videos where id = $1', [
      id,
    ])
  ).length > 0;

export const isUnusedMedia = async (db: Executor, mediaId: string): Promise<boolean> =>
  (await db.query('select 1 from videos where media_id = $1 limit 1', [mediaId])).length === 0;

/** Those whose large picture is missing, or not yet there in all forms. */
export const videosWithoutCover = async (db: Executor): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select id from videos where is_demo and (cover_image_key is null or cover_image_key !~ '-[0-9a-f]{9}-\\d+[.]webp$')`,
    )
  ).map(({ id }) => id);

/** The large picture is the cover, and the thumbnail with the narrower ones beside it, unless another was chosen. */
export async function setCover(db: Executor, videoId: string, key: string): Promise<void> {
  await db.query(
    `update videos set cover_image_key = $2,
       custom_thumbnail_key = case when starts_with(custom_thumbnail_key, 'media/' || id || '/') then $2 else custom_thumbnail_key end
     where id = $1 and is_demo`,
    [videoId, key],
  );
}
