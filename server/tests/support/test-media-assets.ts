import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';

interface MediaMore {
  id?: string;
  state?: 'queued' | 'encoding_first' | 'playable' | 'encoding_ladder' | 'ready' | 'failed';
  sourceSha256?: Buffer;
  sourceKey?: string;
  /** Why it failed. */
  reason?: string;
  extras?: object;
  /** Lists are still to be asked about it. */
  waits?: boolean;
}

/** A media asset as it lies in the table, without files; answers its id. */
export async function insertTestMedia({ db }: Pick<Platform, 'db'>, more: MediaMore = {}): Promise<string> {
  const id = more.id ?? newId();
  await db.query(
    `insert into media_assets (id, state, source_name, source_bytes, source_sha256, source_key, reason, extras, ready_at, failed_at)
     values ($1, $2, 'lantern.mp4', 10, $3, $4, $5, $6,
       case when $2 = 'ready' then now() end, case when $2 = 'failed' then now() end)`,
    [
      id,
      more.state ?? 'queued',
      more.sourceSha256 ?? null,
      more.sourceKey ?? null,
      more.reason ?? null,
      more.extras ?? {},
    ],
  );
  if (more.waits) await db.query(`insert into media_checks (media_id, frames) values ($1, ''::bytea)`, [id]);
  return id;
}
