import type { FoundWork, OwnEpisode } from '#contract/episode-proposals.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { KnownWork } from '../proposing/reading-rules.ts';

/** Typed text as a part of a title: what means something in a pattern is literal. */
const literal = (typed: string): string => typed.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** Published works by any title; those that begin with what was typed come first. */
export const findPublished = (db: Executor, typed: string, keys: readonly string[]): Promise<FoundWork[]> =>
  db.query<FoundWork>(
    `select w.id, w.slug, w.title, w.native_title, w.kind, w.year from works w
     where w.state = 'published' and (lower(w.title) like $1 or lower(w.native_title) like $1
       or w.id in (select t.work_id from work_titles t where lower(t.title) like $1)
       or w.id in (select k.work_id from work_keys k where k.key = any ($3::text[])))
     order by lower(w.title) like $2 desc, length(w.title), w.title, w.id limit 10`,
    [`%${literal(typed)}%`, `${literal(typed)}%`, keys],
  );

export const publishedTitle = async (
  db: Executor,
  id: string,
): Promise<{ title: string; kind: string } | null> =>
  (
    await db.query<{ title: string; kind: string }>(
      `select title, kind from works where id = $1 and state = 'published'`,
      [id],
    )
  )[0] ?? null;

/** Which episode a video is, whatever the state of its work. */
export const episodeOfOwn = async (db: Executor, videoId: string): Promise<OwnEpisode['episode']> =>
  (
    await db.query<NonNullable<OwnEpisode['episode']>>(
      `select case when w.state = 'published' then w.slug end as slug, w.title, e.kind, e.number::float8 as number
       from episode_versions ev join episodes e on e.id = ev.episode_id join works w on w.id = e.work_id
       where ev.video_id = $1`,
      [videoId],
    )
  )[0] ?? null;

export const saidOf = async (db: Executor, videoId: string): Promise<OwnEpisode['said']> =>
  (
    await db.query<NonNullable<OwnEpisode['said']>>(
      `select state, work_id, work_title, work_kind, kind, number::float8 as number, cut, release_group
       from episode_proposals where video_id = $1 and origin = 'uploader'`,
      [videoId],
    )
  )[0] ?? null;

/** Published works of a key, the oldest first. */
export const publishedUnder = (db: Executor, key: string): Promise<(KnownWork & { slug: string })[]> =>
  db.query<KnownWork & { slug: string }>(
    `select w.id, w.slug, k.key, w.kind, w.title from work_keys k join works w on w.id = k.work_id
     where k.key = $1 and w.state = 'published' order by w.created_at, w.id limit 10`,
    [key],
  );
