import type { SkipKind } from '#contract/work-words.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface FoundSkip {
  videoId: string;
  kind: SkipKind;
  /** Seconds. */
  from: number;
  to: number;
  /** Openings with the same one are the same. */
  song: string | null;
}

/** Whether skips are looked for in a work. */
export const listensTo = async (db: Executor, workId: string): Promise<boolean> =>
  (await db.query('select from works where id = $1 and finds_skips', [workId])).length > 0;

/** Says so. */
export async function writeListening(db: Executor, workId: string, listens: boolean): Promise<void> {
  await db.query('update works set finds_skips = $2 where id = $1', [workId, listens]);
}

/** The versions of a work's regular episodes, in the order to watch them. */
export const versionsInOrder = (
  db: Executor,
  workId: string,
): Promise<{ videoId: string; episodeId: string; cut: string }[]> =>
  db.query(
    `select ev.video_id as "videoId", e.id as "episodeId", ev.cut
     from episodes e join episode_versions ev on ev.episode_id = e.id
     where e.work_id = $1 and e.kind = 'regular' order by e.number, ev.video_id`,
    [workId],
  );

/** Puts these in the place of what was found before; what was said by hand stays. */
export async function writeFoundSkips(
  db: Executor,
  workId: string,
  found: readonly FoundSkip[],
): Promise<void> {
  await db.query(
    `delete from skips where not by_hand and video_id in (
       select ev.video_id from episode_versions ev join episodes e on e.id = ev.episode_id where e.work_id = $1)`,
    [workId],
  );
  await db.query(
    `insert into skips (video_id, kind, starts_at, ends_at, by_hand, song)
     select found.* from unnest($1::uuid[], $2::text[], $3::real[], $4::real[]) with ordinality
       as asked (video_id, kind, starts_at, ends_at, place)
     cross join lateral (select asked.video_id, asked.kind, asked.starts_at, asked.ends_at, false, ($5::uuid[])[asked.place]) found
     where exists (select from episode_versions ev where ev.video_id = asked.video_id)
     on conflict (video_id, kind) do nothing`,
    [
      found.map(({ videoId }) => videoId),
      found.map(({ kind }) => kind),
      found.map(({ from }) => from),
      found.map(({ to }) => to),
      found.map(({ song }) => song),
    ],
  );
}

/** Whether a video is an episode. */
export const isEpisode = async (db: Executor, videoId: string): Promise<boolean> =>
  (await db.query('select from episode_versions where video_id = $1', [videoId])).length > 0;

export interface SkipRow {
  kind: SkipKind;
  starts_at: number | null;
  ends_at: number | null;
  by_hand: boolean;
}
export const skipsOfVideo = (db: Executor, videoId: string): Promise<SkipRow[]> =>
  db.query('select kind, starts_at, ends_at, by_hand from skips where video_id = $1 order by kind', [
    videoId,
  ]);

/** Says by hand what may be skipped; without times, that there is nothing. */
export async function writeSkip(
  db: Executor,
  videoId: string,
  kind: SkipKind,
  times: { from: number; to: number } | null,
): Promise<void> {
  await db.query(
    `insert into skips (video_id, kind, starts_at, ends_at, by_hand) values ($1, $2, $3, $4, true)
     on conflict (video_id, kind) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, by_hand = true,
       song = null`,
    [videoId, kind, times?.from ?? null, times?.to ?? null],
  );
}

/** Takes back what was said by hand. */
export async function deleteSkip(db: Executor, videoId: string, kind: SkipKind): Promise<void> {
  await db.query('delete from skips where video_id = $1 and kind = $2 and by_hand', [videoId, kind]);
}

/**
 * SQL for the contract's `Skip`s of the video `$2`, which is the version of the episode `me`. An opening is the first one
 * where no episode before has it: nobody skips what they have not seen.
 */
export const skipsOfMe = `
  (select coalesce(json_agg(json_build_object('kind', s.kind, 'starts_at', round(s.starts_at::numeric, 2),
     'ends_at', round(s.ends_at::numeric, 2), 'is_first', s.kind = 'opening' and not exists (
       select from episodes earlier join episode_versions ev on ev.episode_id = earlier.id
         join skips before on before.video_id = ev.video_id
       where earlier.work_id = me.work_id and earlier.kind = me.kind and earlier.number < me.number
         and before.kind = s.kind and before.starts_at is not null
         and (s.by_hand or before.by_hand or before.song = s.song)))
     order by s.starts_at), '[]') from skips s where s.video_id = $2 and s.starts_at is not null)`;
