import type { Executor } from '../../platform/db/database.ts';
import { captionBytes } from '../videos/index.ts';
import type { UploadDetails } from './upload-details.ts';
import type { UploadState, Usage } from './upload-rules.ts';

export interface UploadRow {
  id: string;
  owner_id: string;
  file_name: string;
  content_type: string | null;
  bytes: number;
  /** Bytes in the bucket; null: the file grows in the folder of uploads. */
  arrived: number | null;
  /** The store's name for the parts in the bucket; null: there are none, or they are the whole file by now. */
  multipart_id: string | null;
  state: UploadState;
  details: UploadDetails | null;
  reason: string | null;
  video_id: string | null;
  /** The video whose file it is to replace. */
  replaces_video_id: string | null;
  created_at: Date;
  changed_at: Date;
}
const columns = `u.id, u.owner_id, u.file_name, u.content_type, u.bytes, u.arrived, u.multipart_id, u.state, u.details, u.reason, u.video_id,
  u.replaces_video_id, u.created_at, u.changed_at`;

export async function insertUpload(
  db: Executor,
  row: Pick<UploadRow, 'id' | 'owner_id' | 'file_name' | 'content_type' | 'bytes' | 'arrived'>,
): Promise<void> {
  await db.query(
    'insert into uploads (id, owner_id, file_name, content_type, bytes, arrived) values ($1, $2, $3, $4, $5, $6)',
    [row.id, row.owner_id, row.file_name, row.content_type, row.bytes, row.arrived],
  );
}

export const findUpload = async (db: Executor, id: string): Promise<UploadRow | null> =>
  (
    await db.query<UploadRow>(
      `select ${columns} from uploads u where u.id = $1 and u.state <> 'gone'`,
      [id],
      'find_upload',
    )
  )[0] ?? null;

/** The upload, locked until the transaction ends. */
export const lockUpload = async (db: Executor, id: string): Promise<UploadRow | null> =>
  (
    await db.query<UploadRow>(
      `select ${columns} from uploads u where u.id = $1 and u.state <> 'gone' for update`,
      [id],
    )
  )[0] ?? null;

/** Whether what this member uploads is published without a review. */
export const skipsReview = async (db: Executor, memberId: string): Promise<boolean> =>
  (await db.query(`select 1 from members where id = $1 and role = 'publisher'`, [memberId])).length > 0;

/**
 * Uploads `u` that still belong to their member: one that became a video goes with it, whoever removed that.
 */
export const shown = `u.state <> 'gone' and (u.state <> 'done' or v.publish_status <> 'removed')`;

const beginningLock = 7_262_041;

/** Serialises the start of uploads until the transaction ends: two at once would both take the last room. */
export async function lockBeginning(db: Executor): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [beginningLock]);
}

export async function usageOf(db: Executor, ownerId: string): Promise<Usage> {
  const [rows, subtitles] = await Promise.all([uploadsOf(db, ownerId), captionBytes(db, ownerId)]);
  const { dayVideos, allBytes } = rows[0]!;
  return { dayVideos, allBytes: allBytes + subtitles };
}
const uploadsOf = (db: Executor, ownerId: string): Promise<Usage[]> =>
  db.query<Usage>(
    `select count(*) filter (where u.created_at > now() - interval '24 hours')::int as "dayVideos",
       coalesce(sum(u.bytes) filter (where ${shown}), 0)::bigint as "allBytes"
     from uploads u left join videos v on v.id = u.video_id where u.owner_id = $1`,
    [ownerId],
  );

/** How many of a member's files are under way. */
export const countOpen = async (db: Executor, ownerId: string): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from uploads where owner_id = $1 and state = 'receiving'`,
      [ownerId],
    )
  )[0]?.n ?? 0;

/** Uploads that began this long ago and whose row has not changed since. */
export const silentUploads = (
  db: Executor,
  minutes: number,
): Promise<{ id: string; arrived: number | null }[]> =>
  db.query(
    `select id, arrived from uploads where state = 'receiving' and changed_at < now() - make_interval(mins => $1)
     order by changed_at limit 10000`,
    [minutes],
  );

/** Files still arriving, with the size each will have. */
export const receivingUploads = (
  db: Executor,
): Promise<{ id: string; bytes: number; arrived: number | null }[]> =>
  db.query(
    `select id, bytes, arrived from uploads where state = 'receiving' order by changed_at desc limit 10000`,
  );

export async function writeUploadState(
  db: Executor,
  id: string,
  state: UploadState,
  more: { reason?: string | null; videoId?: string | null; details?: UploadDetails } = {},
): Promise<void> {
  await db.query(
    `update uploads set state = $2, reason = $3, video_id = coalesce($4, video_id), details = coalesce($5, details),
       changed_at = now() where id = $1`,
    [
      id,
      state,
      more.reason ?? null,
      more.videoId ?? null,
      more.details === undefined ? null : JSON.stringify(more.details),
    ],
  );
}

/** A cancelled upload counts with what had arrived of it. */
export async function writeUploadGone(db: Executor, id: string, receivedBytes: number): Promise<void> {
  await db.query(
    `update uploads set state = 'gone', reason = null, details = null, bytes = greatest(1, least(bytes, $2::bigint)), changed_at = now()
     where id = $1`,
    [id, receivedBytes],
  );
}

/** Uploads that wait for their member and have not changed for this long. */
export const idleUploads = (db: Executor, hours: number): Promise<UploadRow[]> =>
  db.query<UploadRow>(
    `select ${columns} from uploads u where u.state in ('receiving', 'received', 'failed')
       and u.changed_at < now() - make_interval(hours => $1) order by u.changed_at limit 1000`,
    [hours],
  );

/** Uploads that a job should be working on and that have not changed for this long. */
export const queuedUploads = (db: Executor, seconds: number): Promise<{ id: string }[]> =>
  db.query(
    `select id from uploads where state = 'queued' and changed_at < now() - make_interval(secs => $1)
     order by changed_at limit 1000`,
    [seconds],
  );

/** Of these ids, those whose file is needed. */
export async function uploadsWithFile(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select id from uploads where id = any($1::uuid[]) and state in ('receiving', 'received', 'queued', 'failed')`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Forgets cancelled uploads once they count for no day's quota. */
export async function deleteGone(db: Executor): Promise<void> {
  await db.query(`delete from uploads where state = 'gone' and created_at < now() - interval '2 days'`);
}

/** Forgets the upload that a video came from, except for the day's quota. */
export async function writeVideoGone(db: Executor, videoId: string): Promise<void> {
  await db.query(
    `update uploads set state = 'gone', details = null, reason = null, video_id = null, changed_at = now() where video_id = $1`,
    [videoId],
  );
}

/** Locks a category that a video is to be put into, until the transaction ends; false: none has this id. */
export const holdCategory = async (db: Executor, id: string): Promise<boolean> =>
  (await db.query('select from categories where id = $1 for key share', [id])).length > 0;

/** A category ends: what was still to be put into it goes into another one. */
export async function moveToCategory(db: Executor, fromId: string, toId: string): Promise<void> {
  await db.query(
    `update uploads set details = jsonb_set(details, '{category_id}', to_jsonb($2::text))
     where state in ('receiving', 'received', 'queued', 'failed') and details ->> 'category_id' = $1`,
    [fromId, toId],
  );
}

/** Records that a file is to replace that of a video. */
export async function writeReplaces(db: Executor, id: string, videoId: string): Promise<void> {
  await db.query('update uploads set replaces_video_id = $2 where id = $1', [id, videoId]);
}

/** The video came from another file before: only the day's quota still needs that upload. */
export async function writeReplaced(db: Executor, videoId: string, byUploadId: string): Promise<void> {
  await db.query(
    `update uploads set state = 'gone', details = null, reason = null, video_id = null, changed_at = now()
     where video_id = $1 and id <> $2`,
    [videoId, byUploadId],
  );
}
