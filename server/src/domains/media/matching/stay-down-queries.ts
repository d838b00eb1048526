import type { Executor } from '../../../platform/db/database.ts';
import { bandsOf, hashBytes } from './frame-hash-rules.ts';

export interface StayDownEntry {
  id: string;
  /** Null: only its frames are known. */
  sha256: Buffer | null;
  reason: string;
  frameCount: number;
  addedAt: Date;
  isMinorRelated: boolean;
}
const columns = `e.id, e.sha256, e.reason, e.frame_count as "frameCount", e.added_at as "addedAt",
  e.is_minor_related as "isMinorRelated"`;

export async function hasStayDown(db: Executor, sha256: Buffer): Promise<boolean> {
  const rows = await db.query(
    `select 1 from stay_down_entries where sha256 = $1
     union all select 1 from stay_down_copies where sha256 = $1 limit 1`,
    [sha256],
    'has_stay_down',
  );
  return rows.length > 0;
}

/** The entry of this exact file; null: it is not listed. */
export async function entryOfHash(db: Executor, sha256: Buffer): Promise<StayDownEntry | null> {
  const rows = await db.query<StayDownEntry>(`select ${columns} from stay_down_entries e where sha256 = $1`, [
    sha256,
  ]);
  return rows[0] ?? null;
}

/** Whether any frames are known that a file could resemble. */
export async function hasFrames(db: Executor): Promise<boolean> {
  return (await db.query('select 1 from stay_down_frames limit 1', [], 'has_stay_down_frames')).length > 0;
}

export interface NewEntry {
  id: string;
  sha256: Buffer | null;
  reason: string;
  mediaId: string | null;
  videoId: string | null;
  addedBy: string | null;
}

/** Writes an entry; a file already listed gets the new reason. Answers its id, and whether it is new. */
export async function upsertEntry(db: Executor, entry: NewEntry): Promise<{ id: string; isNew: boolean }> {
  if (entry.sha256 === null) {
    const known = await db.query<{ id: string }>(
      `update stay_down_entries set reason = $2 where sha256 is null and media_id = $1 returning id`,
      [entry.mediaId, entry.reason],
    );
    if (known[0]) return { id: known[0].id, isNew: false };
  }
  const rows = await db.query<{ id: string; isNew: boolean }>(
    `insert into stay_down_entries (id, sha256, reason, media_id, video_id, added_by) values ($1, $2, $3, $4, $5, $6)
     on conflict (sha256) do update set reason = excluded.reason,
       media_id = coalesce(excluded.media_id, stay_down_entries.media_id),
       video_id = coalesce(excluded.video_id, stay_down_entries.video_id)
     returning id, xmax = 0 as "isNew"`,
    [entry.id, entry.sha256, entry.reason, entry.mediaId, entry.videoId, entry.addedBy],
  );
  return rows[0]!;
}

/** Lists those of these files that are not listed yet. Answers how many. */
export async function insertHashes(
  db: Executor,
  entries: readonly { id: string; sha256: Buffer }[],
  { reason, addedBy }: { reason: string; addedBy: string | null },
): Promise<number> {
  const rows = await db.query(
    `insert into stay_down_entries (id, sha256, reason, added_by)
     select id, sha256, $3, $4 from unnest($1::uuid[], $2::bytea[]) as given (id, sha256)
     on conflict (sha256) do nothing returning 1`,
    [entries.map(({ id }) => id), entries.map(({ sha256 }) => sha256), reason, addedBy],
  );
  return rows.length;
}

/** Writes the frames of an entry, replacing those known before. */
export async function writeFrames(db: Executor, entryId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.query('delete from stay_down_frames where entry_id = $1', [entryId]);
  await db.query(
    `insert into stay_down_frames (entry_id, position, hash, bands)
     select $1, position, hash, bands::integer[] from unnest($2::smallint[], $3::bytea[], $4::text[]) as given (position, hash, bands)`,
    [
      entryId,
      hashes.map((_, position) => position),
      hashes,
      hashes.map((hash) => `{${bandsOf(hash).join(',')}}`),
    ],
  );
  // By its new frames it has been compared with nothing yet.
  await db.query(
    'update stay_down_entries set frame_count = $2, compared_at = null, pictures_compared_at = null where id = $1',
    [entryId, hashes.length],
  );
}

/** Entries of an asset's file whose frames are not known yet. */
export const entriesWithoutFrames = (db: Executor, mediaId: string): Promise<{ id: string }[]> =>
  db.query('select id from stay_down_entries where media_id = $1 and frame_count = 0', [mediaId]);

/** Removes an entry from the list; null if it is not there. */
export async function deleteEntry(db: Executor, id: string): Promise<StayDownEntry | null> {
  const rows = await db.query<StayDownEntry>(
    `delete from stay_down_entries e where id = $1 returning ${columns}`,
    [id],
  );
  return rows[0] ?? null;
}

/** Removes what was listed for a video. Answers how many entries that were. */
export const deleteEntriesOfVideo = async (db: Executor, videoId: string): Promise<number> =>
  (await db.query('delete from stay_down_entries where video_id = $1 returning id', [videoId])).length;

/** Notes that an entry is there by the refusal of a picture. */
export async function noteRefusal(db: Executor, entryId: string, pictureId: string): Promise<void> {
  await db.query('update stay_down_entries set refused_picture_id = $2 where id = $1', [entryId, pictureId]);
}

/** Removes what the refusal of a picture listed. Answers how many entries that were. */
export const deleteEntriesOfRefusal = async (db: Executor, pictureId: string): Promise<number> =>
  (await db.query('delete from stay_down_entries where refused_picture_id = $1 returning id', [pictureId]))
    .length;

/** Removes a file from the list. False if it was not there. */
export async function deleteStayDown(db: Executor, sha256: Buffer): Promise<boolean> {
  return (await db.query('delete from stay_down_entries where sha256 = $1 returning 1', [sha256])).length > 0;
}

/** All listed files whose SHA-256 is known, oldest first. */
export async function listStayDown(db: Executor): Promise<(StayDownEntry & { sha256: Buffer })[]> {
  return db.query(
    `select ${columns} from stay_down_entries e where sha256 is not null order by added_at, sha256`,
  );
}

/** Takes bands of frames, as PostgreSQL arrays. Answers the entries that share the most, at most `limit`. */
export function candidates(
  db: Executor,
  bands: readonly (readonly number[])[],
  limit: number,
): Promise<{ entryId: string; hits: number }[]> {
  return db.query(
    `select shared.entry_id as "entryId", count(*)::int as hits
     from unnest($1::text[]) as asked (bands)
     cross join lateral (select distinct entry_id from stay_down_frames f where f.bands && asked.bands::integer[]) shared
     group by 1 order by 2 desc, 1 limit $2`,
    [bands.map((one) => `{${one.join(',')}}`), limit],
    'stay_down_candidates',
  );
}

export interface ListedFrames {
  id: string;
  reason: string;
  isMinorRelated: boolean;
  hashes: Buffer[];
}

/** The frames of entries, with why they stay down. */
export async function framesOf(db: Executor, entryIds: readonly string[]): Promise<ListedFrames[]> {
  const rows = await db.query<Omit<ListedFrames, 'hashes'> & { frames: Buffer }>(
    `select e.id, e.reason, e.is_minor_related as "isMinorRelated", string_agg(f.hash, ''::bytea order by f.position) as frames
     from stay_down_entries e join stay_down_frames f on f.entry_id = e.id
     where e.id = any($1::uuid[]) group by e.id order by e.added_at, e.id`,
    [entryIds],
  );
  return rows.map(({ frames, ...entry }) => ({ ...entry, hashes: hashesIn(frames) }));
}

/** Splits these bytes into hashes. */
export const hashesIn = (bytes: Buffer): Buffer[] =>
  Array.from({ length: bytes.length / hashBytes }, (_, at) =>
    bytes.subarray(at * hashBytes, (at + 1) * hashBytes),
  );
