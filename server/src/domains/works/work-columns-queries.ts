/** The picture of a video `v` as lists show it; `$1` is the base address of object keys. */
export const stillOf =
  'coalesce(v.bunny_thumbnail_url, $1 || v.custom_thumbnail_key, $1 || v.thumbnail_key) as picture_url';

/** The video that it is of, by which a shield knows it. */
const pictureOf = 'v.id as picture_of';

/** The still of the first episode of a work that can be watched, as `still`. */
export const firstStill = (workId: string): string => `
  left join lateral (
    select ${stillOf}, ${pictureOf}
    from episodes e join episode_versions ev on ev.episode_id = e.id join published_videos v on v.id = ev.video_id
    where e.work_id = ${workId} order by e.kind, e.number, v.id limit 1
  ) still on true`;

/** Columns of a row with a `still`. */
const stillColumns = 'still.picture_url, still.picture_of';

/** Columns of the contract's `WorkCard`, over `works w` and its `still`. */
export const workCardColumns = `w.id, w.slug, w.kind, w.title, w.native_title, w.year, w.season, w.airing,
  ${stillColumns}`;

/** The order of a studio's and the site's works: the latest season first, what has no year last. */
export const seasonOrder = `w.year desc nulls last,
  array_position(array['winter', 'spring', 'summer', 'fall'], w.season) desc nulls last, w.title, w.id`;

/** The still of the latest work of a studio `s` that can be watched, as `still`. */
export const latestStill = `
  left join lateral (
    select w.id from work_studios ws join works w on w.id = ws.work_id and w.state = 'published'
    where ws.studio_id = s.id
      and exists (select from episodes e join episode_versions ev on ev.episode_id = e.id
        join published_videos v on v.id = ev.video_id where e.work_id = w.id)
    order by ${seasonOrder} limit 1) latest on true
  ${firstStill('latest.id')}`;

/** Columns of the contract's `StudioCard`, over `studios s` and its `latestStill`. */
export const studioCardColumns = `s.slug, s.name, s.native_name, s.work_count, ${stillColumns}`;

/** What `work_relations r` is as seen from the work `seenFrom`. */
export const relationSeenFrom = (seenFrom: string): string => `
  case when r.from_id = ${seenFrom} then r.kind
    when r.kind = 'sequel' then 'prequel' when r.kind = 'side_story' then 'parent_story'
    when r.kind = 'summary' then 'full_story' else r.kind end`;
