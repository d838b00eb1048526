import type { StorageSums, VideoCostSort } from '#contract/storage-costs.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { firstUuid, lastUuid } from '../../../platform/db/first-and-last-ids.ts';
import type { FileCost } from '../../media/index.ts';

export interface VideoCost extends FileCost {
  videoId: string;
  bytes: number;
  watchedSeconds: number;
  /** A day, `YYYY-MM-DD`. */
  idleSince: string;
}

/** Writes what videos cost, in the order of their ids. What is as it was is not written. */
export async function writeVideoCosts(db: Executor, costs: readonly VideoCost[]): Promise<void> {
  await db.query(
    `insert into video_costs as c (video_id, media_id, bytes, source_bytes, h264_bytes, av1_bytes, sound_bytes, extra_bytes,
       tall_bytes, source_idle_since, watched_seconds, idle_since)
     select x."videoId", x."mediaId", x.bytes, x."sourceBytes", x."h264Bytes", x."av1Bytes", x."soundBytes",
       x."extraBytes", x."tallBytes", x."sourceIdleSince", x."watchedSeconds", x."idleSince"
     from jsonb_to_recordset($1::jsonb) x ("videoId" uuid, "mediaId" uuid, bytes bigint, "sourceBytes" bigint,
       "h264Bytes" bigint, "av1Bytes" bigint, "soundBytes" bigint, "extraBytes" bigint, "tallBytes" bigint,
       "sourceIdleSince" timestamptz, "watchedSeconds" bigint, "idleSince" date)
     order by x."videoId"
     on conflict (video_id) do update set media_id = excluded.media_id, bytes = excluded.bytes,
       source_bytes = excluded.source_bytes, h264_bytes = excluded.h264_bytes, av1_bytes = excluded.av1_bytes,
       sound_bytes = excluded.sound_bytes, extra_bytes = excluded.extra_bytes, tall_bytes = excluded.tall_bytes,
       source_idle_since = excluded.source_idle_since, watched_seconds = excluded.watched_seconds,
       idle_since = excluded.idle_since
     where (c.media_id, c.bytes, c.source_bytes, c.h264_bytes, c.av1_bytes, c.sound_bytes, c.extra_bytes, c.tall_bytes,
         c.source_idle_since, c.watched_seconds, c.idle_since)
       is distinct from (excluded.media_id, excluded.bytes, excluded.source_bytes, excluded.h264_bytes,
         excluded.av1_bytes, excluded.sound_bytes, excluded.extra_bytes, excluded.tall_bytes,
         excluded.source_idle_since, excluded.watched_seconds, excluded.idle_since)`,
    [JSON.stringify(costs)],
  );
}

/** Forgets videos behind one id and up to another that are not among these: they have no file any more. */
export async function deleteOthers(
  db: Executor,
  ids: readonly string[],
  { after, upTo }: { after: string | null; upTo: string | null },
): Promise<void> {
  await db.query(
    `delete from video_costs where video_id > coalesce($2::uuid, ${firstUuid})
       and video_id <= coalesce($3::uuid, ${lastUuid}) and video_id <> all ($1::uuid[])`,
    [ids, after, upTo],
  );
}

export interface Step {
  /** Days or months. */
  after: number;
  videos: number;
  bytes: number;
}

/** What would come free if sources went after each of these numbers of days. */
export const idleSourceSums = (db: Executor, days: readonly number[]): Promise<Step[]> =>
  db.query<Step>(
    `select d.after, count(c.video_id)::int as videos, coalesce(sum(c.source_bytes), 0)::bigint as bytes
     from unnest($1::int[]) d (after)
     left join video_costs c on c.source_idle_since < now() - make_interval(days => d.after)
     group by d.after order by d.after`,
    [days],
  );

/** What would come free if the tallest renditions went that nobody watched for each of these numbers of months. */
export const tallSums = (db: Executor, months: readonly number[]): Promise<Step[]> =>
  db.query<Step>(
    `select m.after, count(c.video_id)::int as videos, coalesce(sum(c.tall_bytes), 0)::bigint as bytes
     from unnest($1::int[]) m (after)
     left join video_costs c on c.tall_bytes > 0 and c.idle_since < now() - make_interval(months => m.after)
     group by m.after order by m.after`,
    [months],
  );

interface Counted {
  videos: number;
  unwatched: number;
}
const counted =
  'select count(*)::int as videos, (count(*) filter (where watched_seconds = 0))::int as unwatched from video_costs';

export const countVideoCosts = async (db: Executor): Promise<Counted> =>
  (await db.query<Counted>(counted))[0] ?? { videos: 0, unwatched: 0 };

/** The same of some videos: most that an asker may not know of are not weighed at all. */
export const countCostsOf = async (db: Executor, ids: readonly string[]): Promise<Counted> =>
  (ids.length === 0
    ? undefined
    : (await db.query<Counted>(`${counted} where video_id = any ($1::uuid[])`, [ids]))[0]) ?? {
    ...{ videos: 0, unwatched: 0 },
  };

export async function writeSums(db: Executor, sums: StorageSums, at: Date): Promise<void> {
  await db.query(
    `insert into storage_sums (sums, counted_at) values ($1, $2)
     on conflict (only_row) do update set sums = excluded.sums, counted_at = excluded.counted_at`,
    [JSON.stringify(sums), at],
  );
}

export const readSums = async (db: Executor): Promise<{ sums: StorageSums; countedAt: Date } | null> =>
  (
    await db.query<{ sums: StorageSums; countedAt: Date }>(
      'select sums, counted_at as "countedAt" from storage_sums',
      [],
      'read_storage_sums',
    )
  )[0] ?? null;

export interface ListedCost {
  videoId: string;
  bytes: number;
  sourceBytes: number;
  watchedSeconds: number;
  bytesPerMinute: number;
  idleSince: string;
}

const orders: Readonly<Record<VideoCostSort, { order: string; where: string }>> = {
  bytes: { order: 'bytes desc, video_id desc', where: 'true' },
  per_minute: { order: 'bytes_per_minute desc, video_id desc', where: 'watched_seconds > 0' },
  unwatched: { order: 'bytes desc, video_id desc', where: 'watched_seconds = 0' },
};

/** A page of videos by what they cost, without those that the asker may not know of. */
export const costliestVideos = (
  db: Executor,
  {
    sort,
    hidden,
    limit,
    offset,
  }: { sort: VideoCostSort; hidden: readonly string[]; limit: number; offset: number },
): Promise<ListedCost[]> =>
  db.query<ListedCost>(
    `select video_id as "videoId", bytes, source_bytes as "sourceBytes", watched_seconds as "watchedSeconds",
       bytes_per_minute as "bytesPerMinute", to_char(idle_since, 'YYYY-MM-DD') as "idleSince"
     from video_costs where ${orders[sort].where} and video_id <> all ($1::uuid[])
     order by ${orders[sort].order} limit $2 offset $3`,
    [hidden, limit, offset],
    `costliest_videos_${sort}`,
  );

/** Files whose tallest renditions nobody has watched for this many months, the longest first, behind the one that was seen last. */
export const unwatchedTall = (
  db: Executor,
  { months, after, limit }: { months: number; after: TallVideo | null; limit: number },
): Promise<TallVideo[]> =>
  db.query<TallVideo>(
    `select video_id as "videoId", media_id as "mediaId", to_char(idle_since, 'YYYY-MM-DD') as "idleSince" from video_costs
     where tall_bytes > 0 and idle_since < now() - make_interval(months => $1)
       and (idle_since, video_id) > (coalesce($2::date, '-infinity'), coalesce($3::uuid, '00000000-0000-0000-0000-000000000000'))
     order by idle_since, video_id limit $4`,
    [months, after?.idleSince ?? null, after?.videoId ?? null, limit],
  );

export interface TallVideo {
  videoId: string;
  mediaId: string;
  idleSince: string;
}

/** What went of a file is off its videos, until they are weighed again. */
export async function noteTrimmed(db: Executor, mediaId: string): Promise<void> {
  await db.query(
    `update video_costs set bytes = bytes - tall_bytes, h264_bytes = h264_bytes - tall_bytes, tall_bytes = 0
     where media_id = $1 and tall_bytes > 0`,
    [mediaId],
  );
}
