import type { Moment } from '#contract/videos.ts';
import type { TagType } from '#contract/wire-values.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inPlace } from '../../platform/places/in-place.ts';
import { firstMark, fromMark, listNames } from './lists/list-mark-queries.ts';
import {
  createdOrder,
  matchedOrder,
  orderBy,
  publishedOrder,
  tagOrder,
  viewsOrder,
} from './lists/list-orders.ts';
import { isShortPart, partOfTitle, titlePattern } from './lists/title-queries.ts';
import { shownMoments } from './moments/moment-queries.ts';
import { cardsJson, videosOf } from './video-card-queries.ts';
import { type PublishStatus, tagSlug } from './video-rules.ts';

const json = (rows: { json: string }[]): string => rows[0]?.json ?? '[]';
/** And not barred where the asker is. */
const published = `v.publish_status = 'published' ${inPlace('row', 'v')}`;
/**
 * Rows of a list by their ids alone, from an index, before anything else about them is read: a distant page
 * costs little more than the first.
 */
const newest = (condition: string, limit: string, offset: string): string =>
  videosOf(`select v.id from videos v where ${published}${condition}
      order by ${orderBy(publishedOrder)} limit ${limit} offset ${offset}`);

const countNewer = (moment: string): string =>
  `select count(*) from videos v where publish_status = 'published' and published_at > ${moment}`;

export async function newestCards(
  db: Executor,
  base: string,
  { limit, offset, title }: { limit: number; offset: number; title: string | null },
): Promise<string> {
  if (title !== null) {
    const isShort = isShortPart(title);
    const { parts, matched } = partOfTitle({
      from: published,
      passes: '',
      order: publishedOrder,
      pattern: '$2',
      isShort,
      enough: '$3::bigint + $4::bigint',
    });
    const order = orderBy(matchedOrder(publishedOrder));
    const pick = videosOf(`select v.id from (${matched}) v order by ${order} limit $3 offset $4`);
    return json(
      await db.query(
        `with ${parts} ${cardsJson(pick)}`,
        [base, titlePattern(title), limit, offset],
        `newest_cards_by_${isShort ? 'short' : 'part_of'}_title`,
      ),
    );
  }
  if (offset < firstMark)
    return json(await db.query(cardsJson(newest('', '$2', '$3')), [base, limit, offset], 'newest_cards'));
  const mark = fromMark({
    list: listNames.newest,
    order: publishedOrder,
    offset: '$3',
    countSince: countNewer,
  });
  const pick = newest(mark.condition, '$2', mark.offset);
  return json(
    await db.query(`with ${mark.parts} ${cardsJson(pick)}`, [base, limit, offset], 'newest_cards_from_mark'),
  );
}

/** An uploader's published videos, latest first, or `byViews` the most viewed. */
export async function uploaderCards(
  db: Executor,
  base: string,
  {
    uploaderId,
    byViews,
    limit,
    offset,
  }: { uploaderId: string; byViews: boolean; limit: number; offset: number },
): Promise<string> {
  const order = byViews ? viewsOrder : createdOrder;
  const isFar = offset >= firstMark;
  const mark = fromMark({
    list: listNames.ofUploader('$2::uuid', byViews ? 'views' : 'newest'),
    order,
    offset: '$4',
  });
  const pick = videosOf(`
    select v.id from videos v where v.uploader_id = $2 and ${published} ${isFar ? mark.condition : ''}
    order by ${orderBy(order)} limit $3 offset ${isFar ? mark.offset : '$4'}`);
  const name = `uploader_cards_${byViews ? 'by_views' : 'latest'}${isFar ? '_from_mark' : ''}`;
  const text = `${isFar ? `with ${mark.parts}` : ''} ${cardsJson(pick)}`;
  return json(await db.query(text, [base, uploaderId, limit, offset], name));
}

/** How many videos an uploader has published; counts no further than `most`. */
export async function countPublished(db: Executor, uploaderId: string, most: number): Promise<number> {
  const rows = await db.query<{ n: number }>(
    `select count(*)::int as n from (
       select from videos v where uploader_id = $1 and ${published} limit $2) published`,
    [uploaderId, most],
    'count_published',
  );
  return rows[0]?.n ?? 0;
}

/**
 * The tag with a name in comparison form: its own, or that of its slug, which two names may share; else an
 * alias's.
 */
const tagOfName = (name: string, slug: string): string => `coalesce(
  (select id from tags where name = ${name} or slug = ${slug} order by name = ${name} desc limit 1),
  (select tag_id from tag_aliases where alias = ${name}))`;

export async function cardsByTag(
  db: Executor,
  base: string,
  { tag, limit, offset }: { tag: string; limit: number; offset: number },
): Promise<string> {
  const isFar = offset >= firstMark;
  const tagId = isFar ? '(select id from tag)' : tagOfName('$2', '$5');
  const mark = fromMark({
    list: listNames.ofTag('(select id from tag)'),
    order: tagOrder,
    offset: '$4',
    id: 'vt.video_id',
    countSince: (moment) =>
      `select count(*) from video_tags vt where tag_id = (select id from tag) and published_at > ${moment}`,
  });
  const pick = `${videosOf(`
    select vt.video_id from video_tags vt
    where vt.tag_id = ${tagId}
      and vt.published_at is not null ${isFar ? mark.condition : ''} ${inPlace('video', 'vt.video_id')}
    order by ${orderBy(tagOrder, 'vt.video_id')} limit $3 offset ${isFar ? mark.offset : '$4'}`)} where ${published}`;
  const parts = isFar
    ? `with tag as materialized (select ${tagOfName('$2', '$5')} as id), ${mark.parts}`
    : '';
  return json(
    await db.query(
      `${parts} ${cardsJson(pick)}`,
      [base, tag, limit, offset, tagSlug(tag)],
      `cards_by_tag${isFar ? '_from_mark' : ''}`,
    ),
  );
}

/** From the same category, both most viewed and newest; without a category the newest. */
export async function relatedCards(
  db: Executor,
  base: string,
  { categoryName, exceptId, limit }: { categoryName: string | null; exceptId: string; limit: number },
): Promise<string> {
  const category = '(select id from categories where lower(name) = lower($2))';
  const pick = videosOf(`
    select id from (
      (select v.id, v.view_count, true as same_category from videos v
        where ${published} and v.id <> $3 and v.category_id = ${category}
        order by v.view_count desc, v.id desc limit $4)
      union all
      (select v.id, v.view_count, false from videos v
        where ${published} and v.id <> $3 and v.category_id is distinct from ${category}
        order by v.published_at desc, v.id desc limit $4)
    ) ids order by same_category desc, view_count desc, id desc limit $4`);
  return json(await db.query(cardsJson(pick), [base, categoryName ?? '', exceptId, limit], 'related_cards'));
}

export interface DetailsRow {
  id: string;
  slug: string;
  title: string;
  description: string | null;
  created_at: Date;
  published_at: Date | null;
  publish_status: PublishStatus;
  removal_reason: string | null;
  uploader_id: string | null;
  uploader_username: string | null;
  uploader_display_name: string | null;
  uploader_avatar_key: string | null;
  subscribers_count: number | null;
  like_count: number;
  dislike_count: number;
  view_count: number;
  comment_count: number;
  category_name: string | null;
  category_slug: string | null;
  release_status: string | null;
  format: string | null;
  audio_language: string | null;
  subtitle_languages: string[];
  quality: string | null;
  duration_seconds: number | null;
  width: number | null;
  height: number | null;
  video_source: 'upload' | 'bunny_net' | 'embed';
  bunny_video_id: string | null;
  bunny_library_id: string | null;
  stream_host: string | null;
  sealed_token_key: Buffer | null;
  bunny_thumbnail_url: string | null;
  source_video_id: string | null;
  video_url: string | null;
  thumbnail_key: string | null;
  custom_thumbnail_key: string | null;
  cover_image_key: string | null;
  media_id: string | null;
  place_rules: number[] | null;
  playback_state: 'preparing' | 'playable' | 'ready' | 'failed';
  playback: StoredPlayback;
  /** Subtitles added to it, besides those in its file. */
  added_captions: { language: string; key: string }[] | null;
  tags: { name: string; slug: string; type: TagType }[] | null;
  moments: Moment[] | null;
}

/** `videos.playback`: what the pipeline made, as object keys. */
export interface StoredPlayback {
  master_key?: string;
  storyboard_key?: string | null;
  captions?: { language: string; label: string; key: string }[];
  chapters?: { start: number; title: string }[];
  audio_tracks?: { language: string; label: string }[];
  /** LUFS; null for silence. */
  loudness?: { integrated: number } | null;
  duration_seconds?: number;
  /** The chosen thumbnail in its widths, narrowest first. */
  thumbnails?: { key: string; width: number; height: number }[];
  /** Why nothing plays. */
  reason?: string;
  /** Why the first rendition stays the only one. */
  ladder_failure?: string;
}

const detailColumns = `
  v.id, v.slug, v.title, v.description, v.created_at, v.published_at, v.publish_status, v.removal_reason,
  v.uploader_id, p.username as uploader_username, coalesce(p.display_name, p.username) as uploader_display_name,
  p.avatar_key as uploader_avatar_key, p.subscribers_count, v.like_count, v.dislike_count, v.view_count, v.comment_count,
  c.name as category_name, c.slug as category_slug, v.release_status, v.format, v.audio_language,
  v.subtitle_languages, v.quality, v.duration_seconds, v.width, v.height, v.video_source, v.bunny_video_id,
  v.bunny_library_id, h.host as stream_host, h.sealed_token_key,
  v.bunny_thumbnail_url, v.source_video_id, v.video_url, v.thumbnail_key, v.custom_thumbnail_key, v.cover_image_key, v.media_id,
  v.place_rules, v.playback_state, v.playback,
  (select json_agg(json_build_object('language', k.language, 'key', k.storage_key) order by k.language)
     from video_captions k where k.video_id = v.id and k.state = 'shown') as added_captions,
  (select json_agg(json_build_object('name', t.name, 'slug', t.slug, 'type', t.type) order by t.type <> 'warning', t.name)
     from video_tags vt join tags t on t.id = vt.tag_id where vt.video_id = v.id) as tags,
  ${shownMoments('v.id')} as moments`;
const detailJoins = `left join categories c on c.id = v.category_id and not c.is_hidden left join members p on p.id = v.uploader_id
  left join stream_hosts h on h.library_id = v.bunny_library_id`;

/** In any state: the caller decides who may see it. An old slug leads to the video that had it. */
export async function detailsBySlug(db: Executor, slug: string): Promise<DetailsRow | null> {
  const text = `select ${detailColumns} from videos v ${detailJoins}
    where v.slug = $1
      or v.id = (select target_id from slug_redirects where kind = 'video' and old_slug = $1)
    limit 1`;
  return (await db.query<DetailsRow>(text, [slug], 'details_by_slug'))[0] ?? null;
}

export async function detailsById(db: Executor, id: string): Promise<DetailsRow | null> {
  const text = `select ${detailColumns} from videos v ${detailJoins} where v.id = $1`;
  return (await db.query<DetailsRow>(text, [id], 'details_by_id'))[0] ?? null;
}

/** Whether a video plays in another site's player. */
export const playsElsewhere = async (db: Executor, id: string): Promise<boolean> =>
  (await db.query(`select from videos where id = $1 and video_source = 'embed'`, [id])).length > 0;

export async function tagByName(db: Executor, name: string): Promise<string> {
  const text = `
    select coalesce(json_agg(t), '[]')::text as json from (
      select name, slug, video_count, type, description from tags t
      where id = ${tagOfName('$1', '$2')}
        and video_count > 0 ${inPlace('tag', 't.id')}
    ) t`;
  return json(await db.query(text, [name, tagSlug(name)], 'tag_by_name'));
}

export async function popularTags(db: Executor, limit: number): Promise<string> {
  const text = `
    select coalesce(json_agg(t), '[]')::text as json from (
      select name, slug, video_count from tags t where video_count > 0 ${inPlace('tag', 't.id')}
      order by video_count desc, id limit $1
    ) t`;
  return json(await db.query(text, [limit], 'popular_tags'));
}

export async function hasDemoVideos(db: Executor): Promise<boolean> {
  return (await db.query('select 1 from videos where is_demo limit 1', [], 'has_demo_videos')).length > 0;
}
