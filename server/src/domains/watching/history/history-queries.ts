import type { Executor } from '../../../platform/db/database.ts';
import { lastUuid } from '../../../platform/db/first-and-last-ids.ts';
import { followedOf, unblocked } from '../../profiles/index.ts';
import { cardsJson } from '../../videos/index.ts';

export interface SettingsRow {
  keeps_history: boolean;
  keeps_positions: boolean;
}

export async function findSettings(db: Executor, memberId: string): Promise<SettingsRow> {
  const rows = await db.query<SettingsRow>(
    'select keeps_history, keeps_positions from watch_settings where member_id = $1',
    [memberId],
    'watch_settings',
  );
  return rows[0] ?? { keeps_history: true, keeps_positions: true };
}

/** Null leaves a setting as it is. */
export async function writeSettings(
  db: Executor,
  memberId: string,
  history: boolean | null,
  positions: boolean | null,
): Promise<void> {
  await db.query(
    `insert into watch_settings as s (member_id, keeps_history, keeps_positions)
     select id, coalesce($2, true), coalesce($3, true) from members where id = $1
     on conflict (member_id) do update set keeps_history = coalesce($2, s.keeps_history),
       keeps_positions = coalesce($3, s.keeps_positions)`,
    [memberId, history, positions],
  );
}

/**
 * Records that a member watched a published video, if they have a history. Answers whether it is new to it.
 */
/** Whether a video is one that this member may watch and did not upload. */
export const isWatchable = async (db: Executor, videoId: string, memberId: string): Promise<boolean> =>
  (
    await db.query(
      'select from published_videos where id = $1 and uploader_id is distinct from $2',
      [videoId, memberId],
      'is_watchable_video',
    )
  ).length > 0;

export async function rememberWatched(db: Executor, memberId: string, videoId: string): Promise<boolean> {
  const rows = await db.query<{ is_new: boolean }>(
    `insert into watch_history as h (member_id, video_id)
     select p.id, v.id from members p join published_videos v on v.id = $2
     where p.id = $1 and not exists (
       select 1 from watch_settings s where s.member_id = p.id and not s.keeps_history)
     on conflict (member_id, video_id) do update set watched_at = now(), is_set_aside = false
     returning h.xmax = 0 as is_new`,
    [memberId, videoId],
  );
  return rows[0]?.is_new ?? false;
}

interface PositionFacts {
  duration_seconds: number | null;
  keeps: boolean;
  has_history: boolean;
}

/**
 * The length of a published video, and whether the member has positions remembered and a history; null if there is no
 * such video.
 */
export async function positionFacts(
  db: Executor,
  memberId: string,
  videoId: string,
): Promise<PositionFacts | null> {
  const rows = await db.query<PositionFacts>(
    `select v.duration_seconds, coalesce(s.keeps_positions, true) as keeps, coalesce(s.keeps_history, true) as has_history
     from published_videos v
     left join watch_settings s on s.member_id = $1 where v.id = $2`,
    [memberId, videoId],
    'watch_position_facts',
  );
  return rows[0] ?? null;
}

export async function writePosition(
  db: Executor,
  memberId: string,
  videoId: string,
  seconds: number,
): Promise<void> {
  await db.query(
    `insert into watch_positions (member_id, video_id, position_seconds)
     select p.id, $2, $3 from members p where p.id = $1
     on conflict (member_id, video_id) do update set position_seconds = excluded.position_seconds, updated_at = now()`,
    [memberId, videoId, seconds],
    'write_watch_position',
  );
}

/** Answers whether there was one. */
export const dropPosition = async (db: Executor, memberId: string, videoId: string): Promise<boolean> =>
  (
    await db.query('delete from watch_positions where member_id = $1 and video_id = $2 returning 1', [
      memberId,
      videoId,
    ])
  ).length > 0;

/** Condition: a member has positions remembered. If not, earlier ones are not used. */
const remembersPositions = (member: string): string =>
  `not exists (select from watch_settings s where s.member_id = ${member} and not s.keeps_positions)`;

export const findPosition = (
  db: Executor,
  memberId: string,
  videoId: string,
): Promise<{ position_seconds: number; updated_at: Date }[]> =>
  db.query(
    `select w.position_seconds, w.updated_at from watch_positions w
     join published_videos v on v.id = w.video_id
     where w.member_id = $1 and w.video_id = $2 and ${remembersPositions('w.member_id')}`,
    [memberId, videoId],
    'watch_position',
  );

export async function dropWatched(db: Executor, memberId: string, videoId: string): Promise<boolean> {
  const rows = await db.query(
    'delete from watch_history where member_id = $1 and video_id = $2 returning 1',
    [memberId, videoId],
  );
  return rows.length > 0;
}

export async function dropHistory(db: Executor, memberId: string): Promise<void> {
  await db.query('delete from watch_history where member_id = $1', [memberId]);
}

export async function dropPositions(db: Executor, memberId: string): Promise<void> {
  await db.query('delete from watch_positions where member_id = $1', [memberId]);
}

export interface ListPage {
  memberId: string;
  limit: number;
  /** Place of the last row seen: microseconds since 1970, and its video. */
  before: [number, string] | null;
}

const microsecondsOf = (column: string): string => `(extract(epoch from ${column}) * 1000000)::bigint`;
const cursor = `translate(encode(convert_to(v.place || ' ' || v.id, 'UTF8'), 'base64'), E'+/=\\n', '-_') as cursor`;
const beforePlace = `(coalesce(timestamptz 'epoch' + $3::bigint * interval '1 microsecond', 'infinity'), coalesce($4::uuid, ${lastUuid}))`;

const list = async (
  db: Executor,
  base: string,
  page: ListPage,
  text: string,
  name: string,
): Promise<string> => {
  const rows = await db.query<{ json: string }>(
    text,
    [base, page.memberId, page.before?.[0] ?? null, page.before?.[1] ?? null, page.limit],
    name,
  );
  return rows[0]?.json ?? '[]';
};

const watched = (positions: 'left join' | 'join') =>
  cardsJson(
    `select v.*, h.watched_at, w.position_seconds, ${microsecondsOf('h.watched_at')} as place,
     row_number() over (order by h.watched_at desc, h.video_id desc) as position
   from watch_history h join published_videos v on v.id = h.video_id
   ${positions} watch_positions w on w.member_id = h.member_id and w.video_id = h.video_id
     and ${remembersPositions('h.member_id')}
   where h.member_id = $2 and (h.watched_at, h.video_id) < ${beforePlace}
   order by h.watched_at desc, h.video_id desc limit $5`,
    `, v.watched_at, v.position_seconds, ${cursor}`,
  );
const allWatched = watched('left join');
const begun = watched('join');

/** `inProgress`: only what stopped in the middle. */
export const watchedCards = (
  db: Executor,
  base: string,
  page: ListPage,
  inProgress: boolean,
): Promise<string> =>
  inProgress ? list(db, base, page, begun, 'begun_cards') : list(db, base, page, allWatched, 'watched_cards');

/** From each uploader as many as one page can show, from the index; then the newest of them. */
const followed = cardsJson(
  `select n.*, ${microsecondsOf('n.published_at')} as place,
     row_number() over (order by n.published_at desc, n.id desc) as position
   from subscriptions s cross join lateral (
     select v.* from published_videos v where v.uploader_id = s.uploader_id
       and (v.published_at, v.id) < ${beforePlace}
     order by v.published_at desc, v.id desc limit $5
   ) n
   where s.subscriber_id = $2
   order by n.published_at desc, n.id desc limit $5`,
  `, ${cursor}`,
);
export const followedCards = (db: Executor, base: string, page: ListPage): Promise<string> =>
  list(db, base, page, followed, 'followed_cards');

export interface UploaderRow {
  id: string;
  username: string;
  display_name: string | null;
  avatar_url: string | null;
  subscribers_count: number;
}

/** As many videos as are looked through for their uploaders. */
const lookedThrough = 300;

/** Uploaders of what trends, in its order, whom a member does not follow and who has nothing against them. */
export const uploadersToFollow = (
  db: Executor,
  base: string,
  memberId: string,
  limit: number,
): Promise<UploaderRow[]> =>
  db.query<UploaderRow>(
    `select p.id, p.username, p.display_name, $1 || p.avatar_key as avatar_url, p.subscribers_count
     from (
       select uploader_id, min(place) as place
       from (
         select uploader_id, row_number() over (order by trending_score desc, id desc) as place
         from published_videos order by trending_score desc, id desc limit ${lookedThrough}
       ) v where uploader_id is not null group by uploader_id
     ) v join members p on p.id = v.uploader_id
     where p.id <> $2 and p.leaving_at is null
       and p.id not in ${followedOf('$2')} and ${unblocked('p.id', '$2::uuid')}
     order by v.place limit $3`,
    [base, memberId, limit],
    'uploaders_to_follow',
  );
