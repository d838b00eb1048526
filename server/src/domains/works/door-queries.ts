import type { WorkKind } from '#contract/work-words.ts';
import type { Executor } from '../../platform/db/database.ts';

// What other domains ask of works.

export const isPublishedWork = async (db: Executor, workId: string): Promise<boolean> =>
  (await db.query(`select from works where id = $1 and state = 'published'`, [workId], 'is_published_work'))
    .length > 0;

const mostOfAName = 10;

/** Published works with this slug, or with one of these keys of titles. */
export const worksOfSlugOrKeys = async (
  db: Executor,
  slug: string,
  keys: readonly string[],
): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select w.id from works w where w.state = 'published' and w.slug = $1
       union select w.id from work_keys k join works w on w.id = k.work_id and w.state = 'published'
         where k.key = any ($2::text[])
       limit ${mostOfAName}`,
      [slug, keys],
      'works_of_slug_or_keys',
    )
  ).map(({ id }) => id);

/** Of which published work a video is an episode, and where in it that stands. */
export interface EpisodeStanding {
  work_id: string;
  /** Which of the regular episodes it is, in their order; null: it is a special. */
  place: number | null;
  /** The work is finished, and nothing of it comes after. */
  is_last: boolean;
}

/** What was aired between two, as 6.5, is not counted. */
const whole = `kind = 'regular' and number = trunc(number)`;

export const episodeStanding = async (db: Executor, videoId: string): Promise<EpisodeStanding | null> =>
  (
    await db.query<EpisodeStanding>(
      `select w.id as work_id,
         case when e.kind = 'regular' then (
           select count(*)::int from episodes where work_id = w.id and ${whole} and number <= e.number) end as place,
         w.airing = 'finished' and e.kind = 'regular'
           and not exists (select from episodes where work_id = w.id and kind = 'regular' and number > e.number)
           and (w.expected_episodes is null or w.expected_episodes <= (
             select count(*) from episodes where work_id = w.id and ${whole})) as is_last
       from episode_versions ev join episodes e on e.id = ev.episode_id
       join works w on w.id = e.work_id and w.state = 'published' where ev.video_id = $1`,
      [videoId],
      'episode_standing',
    )
  )[0] ?? null;

/** How an episode of a published work stands: not here yet, or to be watched. Null: there is none. */
export const episodeIsHere = async (db: Executor, episodeId: string): Promise<boolean | null> =>
  (
    await db.query<{ is_here: boolean }>(
      `select exists (select from episode_versions ev join published_videos v on v.id = ev.video_id
         where ev.episode_id = e.id) as is_here
       from episodes e join works w on w.id = e.work_id and w.state = 'published' where e.id = $1`,
      [episodeId],
      'episode_is_here',
    )
  )[0]?.is_here ?? null;

/** What a work and these episodes of it are called, in the order of their numbers. */
export const episodeNames = async (
  db: Executor,
  workId: string,
  episodeIds: readonly string[],
): Promise<{ title: string; episodes: string[] } | null> =>
  (
    await db.query<{ title: string; episodes: string[] }>(
      `select w.title, coalesce((
         select json_agg((case e.kind when 'special' then 'Special ' else 'Episode ' end) || trim_scale(e.number)
           order by e.kind, e.number) from episodes e where e.work_id = w.id and e.id = any ($2::uuid[])), '[]') as episodes
       from works w where w.id = $1 and w.state = 'published'`,
      [workId, episodeIds],
      'episode_names',
    )
  )[0] ?? null;

/** A published version that is the first of its episode, or the first in its language. */
export interface NewVersionRow {
  episode_id: string;
  work_id: string;
  video_id: string;
  /** Empty: nobody said it. */
  language: string;
  is_first: boolean;
  /** As PostgreSQL writes it, to the microsecond. */
  published_at: string;
}

/** First versions among what was published within these days, the oldest first, after one of them. */
export const firstVersions = (
  db: Executor,
  days: number,
  limit: number,
  after: Pick<NewVersionRow, 'published_at' | 'video_id'> | null,
): Promise<NewVersionRow[]> =>
  db.query<NewVersionRow>(
    `select e.id as episode_id, e.work_id, v.id as video_id, coalesce(v.audio_language, '') as language,
       v.published_at::text as published_at,
       not exists (select from episode_versions o join published_videos p on p.id = o.video_id
         where o.episode_id = e.id and (p.published_at, p.id) < (v.published_at, v.id)) as is_first
     from published_videos v join episode_versions ev on ev.video_id = v.id join episodes e on e.id = ev.episode_id
     join works w on w.id = e.work_id and w.state = 'published'
     where v.published_at > now() - $1 * interval '1 day'
       and (v.published_at, v.id) > (coalesce($3::timestamptz, '-infinity'), coalesce($4::uuid, '00000000-0000-0000-0000-000000000000'))
       and not exists (select from episode_versions o join published_videos p on p.id = o.video_id
         where o.episode_id = e.id and p.audio_language is not distinct from v.audio_language
           and (p.published_at, p.id) < (v.published_at, v.id))
     order by v.published_at, v.id limit $2`,
    [days, limit, after?.published_at ?? null, after?.video_id ?? null],
    'first_versions',
  );

/** Those of these episodes that can be watched, each with its first version. */
export const episodesHere = (
  db: Executor,
  episodeIds: readonly string[],
): Promise<Pick<NewVersionRow, 'episode_id' | 'work_id' | 'video_id'>[]> =>
  db.query<Pick<NewVersionRow, 'episode_id' | 'work_id' | 'video_id'>>(
    `select distinct on (e.id) e.id as episode_id, e.work_id, v.id as video_id
     from episodes e join works w on w.id = e.work_id and w.state = 'published'
     join episode_versions ev on ev.episode_id = e.id join published_videos v on v.id = ev.video_id
     where e.id = any ($1::uuid[]) order by e.id, v.published_at, v.id`,
    [episodeIds],
    'episodes_here',
  );

/** Works that a list may mean by an id or a title. */
export interface NamedWorkRow {
  /** Place among what was asked. */
  asked: number;
  id: string;
  slug: string;
  title: string;
  kind: WorkKind;
  year: number | null;
  by_id: boolean;
}

/**
 * Published works of these ids, or that have one of these titles, whatever stands between letters and however large those
 * are. Each of what is asked may find several.
 */
export const worksNamed = (
  db: Executor,
  asked: readonly { id: string | null; titles: readonly string[] }[],
): Promise<NamedWorkRow[]> =>
  db.query<NamedWorkRow>(
    `with asked as materialized (
       select place as asked, a.id, array(select distinct title_letters(t) from json_array_elements_text(a.titles) t
         where title_letters(t) <> '') as keys
       from rows from (json_to_recordset($1::json) as (id uuid, titles json)) with ordinality as a (id, titles, place)),
     keys as materialized (select asked, unnest(keys) as key from asked),
     found as (
       select asked, w.id, true as by_id from asked a join works w on w.id = a.id
       union all select asked, w.id, false from keys k join works w on title_letters(w.title) = k.key
       union all select asked, w.id, false from keys k join works w on title_letters(w.native_title) = k.key
       union all select asked, t.work_id, false from keys k join work_titles t on title_letters(t.title) = k.key)
     select f.asked::int as asked, w.id, w.slug, w.title, w.kind, w.year, bool_or(f.by_id) as by_id
     from found f join works w on w.id = f.id and w.state = 'published'
     group by f.asked, w.id order by f.asked, w.id`,
    [JSON.stringify(asked)],
  );
