import type { OwnMoment } from '#contract/moments.ts';
import type { MomentKind } from '#contract/wire-values.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { impliedNames } from '../tags/implication-queries.ts';

/** SQL for the contract's `Moment`s of the video with this id; null: none. */
export const shownMoments = (videoId: string): string => `
  (select json_agg(json_build_object('kind', m.kind, 'starts_at', round(m.starts_at::numeric, 2),
     'ends_at', round(m.ends_at::numeric, 2), 'tag', mt.name, 'implied', ${impliedNames('m.tag_id')}) order by m.starts_at, m.id)
     from video_moments m left join tags mt on mt.id = m.tag_id
     where m.video_id = ${videoId} and m.dismissed_at is null)`;

/** All moments of a video. */
export const momentsOfVideo = (db: Executor, videoId: string): Promise<OwnMoment[]> =>
  db.query(
    `select m.id, m.kind, t.name as tag, m.starts_at, m.ends_at, m.by_hand, m.dismissed_at is not null as is_dismissed
     from video_moments m left join tags t on t.id = m.tag_id
     where m.video_id = $1 order by m.starts_at, m.id`,
    [videoId],
  );

/** Tags that are warnings, by name. */
export const warningNames = async (db: Executor): Promise<string[]> =>
  (
    await db.query<{ name: string }>(`select name from tags where type = 'warning' order by name limit 200`)
  ).map(({ name }) => name);

/** The tag of this name or alias, if it is a warning. */
export async function warningNamed(db: Executor, name: string): Promise<number | null> {
  const rows = await db.query<{ id: number }>(
    `select id from tags where type = 'warning'
       and id = coalesce((select id from tags where name = $1), (select tag_id from tag_aliases where alias = $1))`,
    [name],
  );
  return rows[0]?.id ?? null;
}

/** Puts what was found in the place of what was found before. What an admin dismissed stays so where it is found again. */
export async function writeFoundFlashes(
  db: Executor,
  videoId: string,
  found: readonly { kind: MomentKind; from: number; to: number }[],
): Promise<void> {
  await db.query(
    `with before as (
       delete from video_moments where video_id = $1 and not by_hand returning kind, starts_at, ends_at, dismissed_at)
     insert into video_moments (video_id, kind, starts_at, ends_at, by_hand, dismissed_at)
     select $1, f.kind, f.starts_at, f.ends_at, false, (
       select max(b.dismissed_at) from before b
       where b.kind = f.kind and b.starts_at < f.ends_at and b.ends_at > f.starts_at)
     from unnest($2::text[], $3::real[], $4::real[]) f(kind, starts_at, ends_at)`,
    [videoId, found.map(({ kind }) => kind), found.map(({ from }) => from), found.map(({ to }) => to)],
  );
}

/** The excerpt of a video that lists play is not played anymore. */
export async function dropPreview(db: Executor, videoId: string): Promise<void> {
  await db.query('update videos set preview_key = null, updated_at = now() where id = $1', [videoId]);
}

/** Of which video a moment is, not locked: videos are locked before their moments. */
export const videoOfMoment = async (db: Executor, id: string): Promise<string | null> =>
  (
    await db.query<{ videoId: string }>('select video_id as "videoId" from video_moments where id = $1', [id])
  )[0]?.videoId ?? null;

/** Locked until the transaction ends. */
export const momentToChange = async (
  db: Executor,
  id: string,
): Promise<{ videoId: string; kind: MomentKind; byHand: boolean } | null> =>
  (
    await db.query<{ videoId: string; kind: MomentKind; byHand: boolean }>(
      'select video_id as "videoId", kind, by_hand as "byHand" from video_moments where id = $1 for update',
      [id],
    )
  )[0] ?? null;

export const countSaid = async (db: Executor, videoId: string): Promise<number> =>
  (
    await db.query<{ n: number }>(
      'select count(*)::int as n from video_moments where video_id = $1 and by_hand',
      [videoId],
    )
  )[0]!.n;

/** Last part of the address of a video. */
export const slugOfVideo = async (db: Executor, videoId: string): Promise<string> =>
  (await db.query<{ slug: string }>('select slug from videos where id = $1', [videoId]))[0]?.slug ?? '';

/** How long a video is, in seconds, if that is known. */
export const lengthOfVideo = async (db: Executor, videoId: string): Promise<number | null> =>
  (
    await db.query<{ seconds: number | null }>(
      'select duration_seconds as seconds from videos where id = $1',
      [videoId],
    )
  )[0]?.seconds ?? null;

export interface SaidMoment {
  kind: MomentKind;
  tagId: number | null;
  from: number;
  to: number;
}

export async function insertMoment(db: Executor, videoId: string, said: SaidMoment): Promise<void> {
  await db.query(
    `insert into video_moments (video_id, kind, tag_id, starts_at, ends_at, by_hand) values ($1, $2, $3, $4, $5, true)`,
    [videoId, said.kind, said.tagId, said.from, said.to],
  );
}

export async function updateMoment(db: Executor, id: string, said: SaidMoment): Promise<void> {
  await db.query(
    'update video_moments set kind = $2, tag_id = $3, starts_at = $4, ends_at = $5 where id = $1',
    [id, said.kind, said.tagId, said.from, said.to],
  );
}

export async function deleteMoment(db: Executor, id: string): Promise<void> {
  await db.query('delete from video_moments where id = $1', [id]);
}

export async function writeDismissed(db: Executor, id: string, isDismissed: boolean): Promise<void> {
  await db.query(
    'update video_moments set dismissed_at = case when $2::boolean then now() end where id = $1',
    [id, isDismissed],
  );
}
