import type { Executor } from '../../platform/db/database.ts';

/** Bytes of all files of videos: what was made of them, and the originals that are still kept. Reads all of them. */
export const countStoredBytes = async (db: Executor): Promise<number> =>
  (
    await db.query<{ bytes: number }>(
      `select (coalesce((select sum(bytes) from renditions), 0)
         + coalesce((select sum(source_bytes) from media_assets where source_key is not null), 0))::bigint as bytes`,
    )
  )[0]?.bytes ?? 0;
