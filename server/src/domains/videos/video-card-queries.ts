/**
 * SQL of a list of cards. `$1` is always the base address of object keys (`/`).
 *
 * `pick` selects rows of `videos` as `v.*` with a `position` to sort by; its values start at `$2`. `views` is
 * what a card shows as its views. The statement returns one row with one column, `json`: the cards as JSON
 * text of the contract's `VideoCard`.
 */
export const cardsJson = (pick: string, extraColumns = '', views = 'v.view_count'): string => `
  select coalesce(json_agg(row_to_json(card)), '[]')::text as json
  from (
    select ${cardColumnsWith(views)}${extraColumns}
    from (${pick}) v
    left join categories c on c.id = v.category_id and not c.is_hidden
    left join members p on p.id = v.uploader_id
    order by v.position
  ) card`;

/**
 * Rows of `videos` with their `position`, by `ids`: SQL of a list of ids in its order. As an array, for then it is planned for a
 * few: behind a limit that is a parameter the planner sees a tenth of all videos, and reads all members to name their uploaders.
 */
export const videosOf = (ids: string): string => `
  select v.*, page.position from unnest(array(${ids})) with ordinality as page (id, position) join videos v on v.id = page.id`;

/** A line that names a chapter, as `text-chapter-rules.ts` reads it, with the empty lines before it. */
const chapterLine = String.raw`^[\s–—•*-]*[([]?(\d{1,2}:)?\d{1,2}:[0-5]\d[])]?[ \t–—:|-]+[^ \t\n].*$`;
/** What a description says besides its chapters, which mean nothing away from the player. One time alone is none. */
const description = `case when v.description like '%:__ %:__ %'
    then ltrim(regexp_replace(v.description, '${chapterLine}', '', 'gn'), E'\\n') else v.description end`;

/** Columns of a card over `videos v`, `categories c`, `members p`. Descriptions are cut: cards show two lines. */
const cardColumnsWith = (views: string): string => `
  v.id as video_id, v.id, v.slug, v.title, left(split_part(${description}, E'\n\n', 1), 240) as description,
  c.name as category_name, c.slug as category_slug,
  p.username as uploader_username, coalesce(p.display_name, p.username) as uploader_display_name,
  ${views} as view_count, ${views} as views_count, v.created_at, v.published_at, v.release_status as status,
  $1 || v.thumbnail_key as thumbnail_url, v.bunny_thumbnail_url, $1 || v.custom_thumbnail_key as custom_thumbnail_url,
  $1 || v.cover_image_key as cover_image_url, $1 || v.preview_key as animated_preview_url,
  v.duration_seconds, v.quality, v.format, v.audio_language, v.subtitle_languages, v.playback_state`;

export const cardColumns = cardColumnsWith('v.view_count');

/** The tags of a card's video with their other names: a list says by which of them it found the video. */
export const cardTags = `(
      select coalesce(json_agg(json_build_object('name', t.name, 'aliases',
        coalesce((select json_agg(a.alias order by a.alias) from tag_aliases a where a.tag_id = t.id), '[]'))
        order by t.name), '[]')
      from video_tags vt join tags t on t.id = vt.tag_id where vt.video_id = v.id) as tags`;
