import type { Executor } from '../../../platform/db/database.ts';
import { preservedSql } from '../../../platform/evidence/evidence.ts';

export interface IdleSource {
  mediaId: string;
  sourceKey: string;
  bytes: number;
  /** As the database writes it: to the microsecond. */
  idleSince: string;
}

/** Sources of no more use for this long, the longest first, behind the one that was seen last. */
export const idleSources = (
  db: Executor,
  { seconds, after, limit }: { seconds: number; after: IdleSource | null; limit: number },
): Promise<IdleSource[]> =>
  db.query<IdleSource>(
    `select id as "mediaId", source_key as "sourceKey", source_bytes as bytes, ready_at::text as "idleSince" from media_assets m
     where state = 'ready'
       and not exists (select from second_generations g where g.media_id = m.id and g.state in ('waiting', 'encoding')) and source_key is not null and ready_at < now() - make_interval(secs => $1)
       and (ready_at, id) > (coalesce($2::timestamptz, '-infinity'), coalesce($3::uuid, '00000000-0000-0000-0000-000000000000'))
     order by ready_at, id limit $4`,
    [seconds, after?.idleSince ?? null, after?.mediaId ?? null, limit],
  );

/** Takes renditions out of what is said of a ready file, and answers those that were there. */
export const takeRenditions = async (
  db: Executor,
  mediaId: string,
  names: readonly string[],
): Promise<{ name: string; bytes: number }[]> =>
  db.query<{ name: string; bytes: number }>(
    `delete from renditions r using media_assets m
     where m.id = r.media_id and m.state = 'ready' and r.media_id = $1 and r.name = any ($2::text[])
       and not ${preservedSql("'media/' || m.id || '/'")}
     returning r.name, r.bytes`,
    [mediaId, names],
  );

/** Locks a file until the transaction ends. False: it is not ready, gone, or must stay as it is. */
export const lockReady = async (db: Executor, mediaId: string): Promise<boolean> =>
  (
    await db.query(
      `select from media_assets where id = $1 and state = 'ready' and not ${preservedSql("'media/' || id || '/'")}
       for update`,
      [mediaId],
    )
  ).length > 0;
