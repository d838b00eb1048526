import { inPlace } from '../../platform/places/in-place.ts';

/** Published works of which the statement may tell. */
const published = (workId: string): string =>
  `exists (select from works w where w.id = ${workId} and w.state = 'published' ${inPlace('work', 'w.id')})`;

/** Rows that may be read by table name: of published works, and of videos that are published. */
export const workTableSources = {
  works: `
    select id, slug, kind, title, native_title, synopsis, year, season, airing, source, expected_episodes, series_id,
      series_position, created_at
    from works w where w.state = 'published' ${inPlace('work', 'w.id')}`,
  work_titles: `
    select id, work_id, language, kind, title, position from work_titles t where ${published('t.work_id')}`,
  work_relations: `
    select from_id, to_id, kind from work_relations r where ${published('r.from_id')} and ${published('r.to_id')}`,
  studios: `
    select id, slug, name, native_name, work_count from studios s where s.work_count > 0 ${inPlace('studio', 's.id')}`,
  work_studios: `
    select work_id, studio_id, position from work_studios ws where ${published('ws.work_id')}`,
  episodes: `
    select id, work_id, kind, number, title, native_title, aired_on::text as aired_on
    from episodes e where ${published('e.work_id')}`,
  episode_versions: `
    select ev.video_id, ev.episode_id, ev.cut, ev.release_group, v.audio_language, v.subtitle_languages
    from episode_versions ev join published_videos v on v.id = ev.video_id
    join episodes e on e.id = ev.episode_id where ${published('e.work_id')}`,
} as const;
