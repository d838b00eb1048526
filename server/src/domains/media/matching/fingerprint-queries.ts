import type { Executor } from '../../../platform/db/database.ts';
import type { Frame } from './match-rules.ts';
import { hashesIn } from './stay-down-queries.ts';

export async function writeFingerprint(
  db: Executor,
  mediaId: string,
  frames: readonly Frame[],
): Promise<void> {
  await db.query(
    `insert into media_fingerprints (media_id, frames, seconds) values ($1, $2, $3)
     on conflict (media_id) do update set frames = excluded.frames, seconds = excluded.seconds, made_at = now()`,
    [mediaId, Buffer.concat(frames.map(({ hash }) => hash)), frames.map(({ seconds }) => seconds)],
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
