import type { Executor } from '../../../platform/db/database.ts';

export interface CaptionRow {
  id: string;
  videoId: string;
  language: string;
  state: 'shown' | 'held' | 'refused';
  storageKey: string | null;
  cueCount: number;
  heldFor: 'review' | 'words' | null;
  reason: string | null;
  addedAt: Date;
  senderId: string | null;
}
const columns = `k.id, k.video_id as "videoId", k.language, k.state, k.storage_key as "storageKey", k.cue_count as "cueCount",
  k.held_for as "heldFor", k.reason, k.added_at as "addedAt",
  k.sender_id as "senderId"`;

/** Subtitles added to a video, by language; one language may have some that are shown and others that wait. */
export const captionsOf = (db: Executor, videoId: string): Promise<CaptionRow[]> =>
  db.query<CaptionRow>(
    `select ${columns} from video_captions k where k.video_id = $1 order by k.language, k.state desc`,
    [videoId],
  );

/** Subtitles, locked until the transaction ends. */
export const lockCaptions = async (
  db: Executor,
  id: string,
): Promise<(CaptionRow & { words: string }) | null> =>
  (
    await db.query<CaptionRow & { words: string }>(
      `select ${columns}, k.words from video_captions k where k.id = $1 for update`,
      [id],
    )
  )[0] ?? null;

export const videoOfCaptions = async (db: Executor, id: string): Promise<string | null> =>
  (await db.query<{ id: string }>('select video_id as id from video_captions where id = $1', [id]))[0]?.id ??
  null;

export async function insertCaptions(
  db: Executor,
  row: Pick<CaptionRow, 'id' | 'videoId' | 'language' | 'state' | 'storageKey' | 'cueCount' | 'heldFor'> & {
    words: string;
    senderId: string;
  },
): Promise<void> {
  await db.query(
    `insert into video_captions (id, video_id, language, state, storage_key, words, bytes, cue_count, held_for, sender_id)
     values ($1, $2, $3, $4, $5, $6, octet_length($6), $7, $8, $9)`,
    [
      row.id,
      row.videoId,
      row.language,
      row.state,
      row.storageKey,
      row.words,
      row.cueCount,
      row.heldFor,
      row.senderId,
    ],
  );
}

/** Deletes subtitles of a video in a language and these states; answers the keys of their files. */
export async function deleteCaptions(
  db: Executor,
  which: { videoId: string; language: string; states: readonly CaptionRow['state'][] },
): Promise<string[]> {
  const rows = await db.query<{ key: string | null }>(
    `delete from video_captions where video_id = $1 and language = $2 and state = any ($3) returning storage_key as key`,
    [which.videoId, which.language, which.states],
  );
  return rows.flatMap(({ key }) => key ?? []);
}

export async function writeShown(db: Executor, id: string, key: string): Promise<void> {
  await db.query(
    `update video_captions set state = 'shown', storage_key = $2, held_for = null, decided_at = now() where id = $1`,
    [id, key],
  );
}

export async function writeRefused(db: Executor, id: string, reason: string): Promise<void> {
  await db.query(
    `update video_captions set state = 'refused', reason = $2, held_for = null, decided_at = now() where id = $1`,
    [id, reason],
  );
}

/** Lists and filters say what the player offers: a language that came or went with added subtitles. */
export async function writeLanguages(
  db: Executor,
  videoId: string,
  change: { came?: string; went?: string },
): Promise<void> {
  await db.query(
    `update videos set updated_at = now(),
       subtitle_languages = array_remove(subtitle_languages, coalesce($2, $3)) || array_remove(array[$2], null)
     where id = $1`,
    [videoId, change.came ?? null, change.went ?? null],
  );
}

export const countCaptions = async (
  db: Executor,
  { videoId, senderId }: { videoId: string; senderId: string },
): Promise<{ ofVideo: number; waiting: number }> =>
  (
    await db.query<{ ofVideo: number; waiting: number }>(
      `select (select count(distinct language)::int from video_captions where video_id = $1) as "ofVideo",
         (select count(*)::int from video_captions where sender_id = $2 and state = 'held') as waiting`,
      [videoId, senderId],
    )
  )[0]!;

/** Bytes of all subtitles added to videos; of one uploader's, or of all. */
export const captionBytes = async (db: Executor, uploaderId: string | null = null): Promise<number> =>
  (
    await db.query<{ bytes: number }>(
      `select coalesce(sum(k.bytes), 0)::bigint as bytes from video_captions k join videos v on v.id = k.video_id
       where $1::uuid is null or v.uploader_id = $1`,
      [uploaderId],
    )
  )[0]?.bytes ?? 0;

export interface HeldRow {
  id: string;
  title: string;
  slug: string;
  language: string;
  sender: string | null;
  addedAt: Date;
  cueCount: number;
  heldFor: 'review' | 'words' | null;
  words: string;
}
const waits = `k.state = 'held' and v.publish_status <> 'removed' and v.id <> all ($1::uuid[])`;

/** Subtitles that wait for a person, longest waiting first; `hidden`: videos that this admin may not know of. */
export const heldCaptions = (
  db: Executor,
  { hidden, limit, offset }: { hidden: readonly string[]; limit: number; offset: number },
): Promise<HeldRow[]> =>
  db.query<HeldRow>(
    `select k.id, v.title, v.slug, k.language, m.username as sender, k.added_at as "addedAt", k.cue_count as "cueCount",
       k.held_for as "heldFor", k.words
     from video_captions k join videos v on v.id = k.video_id left join members m on m.id = k.sender_id
     where ${waits} order by k.added_at, k.id limit $2 offset $3`,
    [hidden, limit, offset],
  );

export const countHeldCaptions = async (
  db: Executor,
  hidden: readonly string[],
  most = 10_000,
): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from (
         select from video_captions k join videos v on v.id = k.video_id where ${waits} limit $2) waiting`,
      [hidden, most],
    )
  )[0]?.n ?? 0;

/** Whether a video's file has subtitles in a language. */
export const isInFile = async (db: Executor, videoId: string, language: string): Promise<boolean> =>
  (
    await db.query(
      `select from videos where id = $1 and playback -> 'captions' @> jsonb_build_array(jsonb_build_object('language', $2::text))`,
      [videoId, language],
    )
  ).length > 0;

/** Subtitles in a video's file. */
export const captionsInFile = async (
  db: Executor,
  videoId: string,
): Promise<{ language: string; label: string; key: string }[]> =>
  (
    await db.query<{ captions: { language: string; label: string; key: string }[] | null }>(
      `select playback -> 'captions' as captions from videos where id = $1`,
      [videoId],
    )
  )[0]?.captions ?? [];

/** Deletes all subtitles of a video; answers the keys of their files. */
export async function deleteAllCaptions(db: Executor, videoId: string): Promise<string[]> {
  const rows = await db.query<{ key: string | null }>(
    'delete from video_captions where video_id = $1 returning storage_key as key',
    [videoId],
  );
  return rows.flatMap(({ key }) => key ?? []);
}

/** Whether lines of its subtitles may be found by everybody. */
export const searchableCaptions = async (db: Executor, videoId: string): Promise<boolean> =>
  (
    await db.query(`select from videos where id = $1 and publish_status = 'published' and lines_searchable`, [
      videoId,
    ])
  ).length > 0;

/** What the added subtitles say that everybody is offered. */
export const shownWords = (db: Executor, videoId: string): Promise<{ language: string; words: string }[]> =>
  db.query<{ language: string; words: string }>(
    `select language, words from video_captions where video_id = $1 and state = 'shown' order by language`,
    [videoId],
  );

/** Whether its uploader lets lines be found. */
export const readLinesSearchable = async (db: Executor, videoId: string): Promise<boolean> =>
  (
    await db.query<{ is_on: boolean }>('select lines_searchable as is_on from videos where id = $1', [
      videoId,
    ])
  )[0]?.is_on ?? false;

export async function writeLinesSearchable(db: Executor, videoId: string, isOn: boolean): Promise<void> {
  await db.query('update videos set lines_searchable = $2 where id = $1 and lines_searchable <> $2', [
    videoId,
    isOn,
  ]);
}
