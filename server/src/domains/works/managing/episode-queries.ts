import type { Executor } from '../../../platform/db/database.ts';

export interface EpisodeRow {
  id: string;
  work_id: string;
  kind: string;
  number: string;
  title: string | null;
  native_title: string | null;
  aired_on: string | null;
}

export const episodeById = async (db: Executor, id: string): Promise<EpisodeRow | null> =>
  (
    await db.query<EpisodeRow>(
      `select id, work_id, kind, trim_scale(number)::text as number, title, native_title, aired_on::text as aired_on
       from episodes where id = $1 for update`,
      [id],
    )
  )[0] ?? null;

export const isNumberTaken = async (
  db: Executor,
  { id, workId, kind, number }: { id: string; workId: string; kind: string; number: number },
): Promise<boolean> =>
  (
    await db.query('select from episodes where work_id = $2 and kind = $3 and number = $4 and id <> $1', [
      ...[id, workId, kind, number],
    ])
  ).length > 0;

/** The episode of a number, if there is one. */
export const episodeNumbered = async (
  db: Executor,
  { workId, kind, number }: { workId: string; kind: string; number: number },
): Promise<string | null> =>
  (
    await db.query<{ id: string }>(
      'select id from episodes where work_id = $1 and kind = $2 and number = $3',
      [...[workId, kind, number]],
    )
  )[0]?.id ?? null;

export async function writeEpisode(
  db: Executor,
  episode: Omit<EpisodeRow, 'number'> & { number: number },
): Promise<void> {
  await db.query(
    `insert into episodes (id, work_id, kind, number, title, native_title, aired_on)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set kind = excluded.kind, number = excluded.number, title = excluded.title,
       native_title = excluded.native_title, aired_on = excluded.aired_on`,
    [
      ...[episode.id, episode.work_id, episode.kind, episode.number],
      ...[episode.title, episode.native_title, episode.aired_on],
    ],
  );
}

/** The hour at which it airs on its day; without a day there is none. */
export async function writeAirTime(db: Executor, id: string, time: string | null): Promise<void> {
  await db.query('update episodes set air_time = $2::time where id = $1', [id, time]);
}

export async function deleteEpisodeRow(db: Executor, id: string): Promise<void> {
  await db.query('delete from episodes where id = $1', [id]);
}

/** Which episode a video is. */
export const episodeOf = async (db: Executor, videoId: string): Promise<string | null> =>
  (
    await db.query<{ episode_id: string }>(
      'select episode_id from episode_versions where video_id = $1 for update',
      [videoId],
    )
  )[0]?.episode_id ?? null;

export async function writeVersion(
  db: Executor,
  version: { videoId: string; episodeId: string; cut: string; group: string | null },
): Promise<void> {
  await db.query(
    `insert into episode_versions (video_id, episode_id, cut, release_group) values ($1, $2, $3, $4)
     on conflict (video_id) do update set episode_id = excluded.episode_id, cut = excluded.cut,
       release_group = excluded.release_group`,
    [version.videoId, version.episodeId, version.cut, version.group],
  );
}

export async function deleteVersion(db: Executor, videoId: string): Promise<void> {
  await db.query('delete from episode_versions where video_id = $1', [videoId]);
}
