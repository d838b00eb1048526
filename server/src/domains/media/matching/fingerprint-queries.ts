import type { Executor } from '../../../platform/db/database.ts';
import { bandsOfFile } from './frame-hash-rules.ts';
import type { Frame } from './match-rules.ts';
import { hashesIn } from './stay-down-queries.ts';

export async function writeFingerprint(
  db: Executor,
  mediaId: string,
  frames: readonly Frame[],
): Promise<void> {
  await db.query(
    `insert into media_fingerprints (media_id, frames, seconds, bands) values ($1, $2, $3, $4)
     on conflict (media_id) do update set frames = excluded.frames, seconds = excluded.seconds, bands = excluded.bands,
       made_at = now()`,
    [
      mediaId,
      Buffer.concat(frames.map(({ hash }) => hash)),
      frames.map(({ seconds }) => seconds),
      bandsOfFile(frames.map(({ hash }) => hash)),
    ],
  );
}

/** Null: its frames were never examined. */
export async function findFingerprint(db: Executor, mediaId: string): Promise<Frame[] | null> {
  const rows = await db.query<{ frames: Buffer; seconds: number[] }>(
    'select frames, seconds from media_fingerprints where media_id = $1',
    [mediaId],
  );
  if (!rows[0]) return null;
  const { frames, seconds } = rows[0];
  return hashesIn(frames).map((hash, at) => ({ hash, seconds: seconds[at] ?? 0 }));
}

/** Hashes of its frames; none: they were never examined. */
export const framesOfMedia = async (db: Executor, mediaId: string): Promise<Buffer[]> =>
  ((await findFingerprint(db, mediaId)) ?? []).map(({ hash }) => hash);

export interface FileOfMedia {
  sha256: Buffer | null;
  hasStoryboard: boolean;
}

export async function fileOfMedia(db: Executor, mediaId: string): Promise<FileOfMedia | null> {
  const rows = await db.query<FileOfMedia>(
    `select source_sha256 as sha256, extras->>'storyboardKey' is not null as "hasStoryboard"
     from media_assets where id = $1`,
    [mediaId],
  );
  return rows[0] ?? null;
}

/** Other files made from the same bytes. */
export const identicalFiles = async (db: Executor, mediaId: string, most: number): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select other.id from media_assets one join media_assets other on other.source_sha256 = one.source_sha256
       where one.id = $1 and other.id <> one.id order by other.id limit $2`,
      [mediaId, most],
    )
  ).map(({ id }) => id);

/** Files that share parts of their hashes with these, those that share most first. */
export const filesSharing = async (
  db: Executor,
  mediaId: string,
  bands: readonly number[],
  most: number,
): Promise<{ mediaId: string; hashes: Buffer[] }[]> => {
  const rows = await db.query<{ mediaId: string; frames: Buffer }>(
    `with shared as (
       select found.media_id, count(*) as parts
       from unnest($2::integer[]) as asked (band)
       cross join lateral (
         select f.media_id from media_fingerprints f where f.bands @> array[asked.band] and f.media_id <> $1 limit 1000) found
       group by found.media_id order by 2 desc, 1 limit $3)
     select f.media_id as "mediaId", f.frames from shared join media_fingerprints f using (media_id) order by shared.parts desc, 1`,
    [mediaId, bands, most],
  );
  return rows.map(({ mediaId: id, frames }) => ({ mediaId: id, hashes: hashesIn(frames) }));
};
