import { inPlace } from '../../platform/places/in-place.ts';

/**
 * Rows that may be read by table name, without hidden or unpublished ones. Members who publish nothing are
 * found only by name; nobody is given a list of them.
 */
export const publicTableSources = {
  categories: `
    select id, name, slug, description, $1 || image_key as image_url, orientation, video_count
    from categories c where not is_hidden ${inPlace('category', 'c.id')}`,
  videos: `
    select id, id as video_id, slug, title, description, category_id, uploader_id, release_status as status, view_count,
      coalesce(bunny_thumbnail_url, $1 || custom_thumbnail_key, $1 || thumbnail_key) as thumbnail_url,
      $1 || preview_key as animated_preview_url, duration_seconds, quality, video_source, created_at, published_at
    from videos v where publish_status = 'published' ${inPlace('row', 'v')}`,
  profiles: `
    select id, username, display_name, $1 || avatar_key as avatar_url, $1 || cover_key as cover_url, role,
      subscribers_count, case when p.counts_watched and (p.shows_watched or p.id = $2) then videos_watched_count end as videos_watched_count,
      case when p.id = $2 then avatar_changed_at end as last_avatar_update
    from profiles p
    where p.id = $2 or $3 or (p.leaving_at is null and p.held_look is null
      and exists (select 1 from videos v where v.uploader_id = p.id and v.publish_status = 'published'))`,
} as const;

/** What an admin reads back after writing videos: in any state, `status` in the two words that they write. */
export const writtenTableSources = {
  videos: publicTableSources.videos
    .replace(
      'release_status as status',
      `case when publish_status = 'published' then 'published' else 'pending' end as status`,
    )
    .replace(`where publish_status = 'published' ${inPlace('row', 'v')}`, ''),
} as const;
