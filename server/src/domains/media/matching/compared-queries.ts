import type { Executor } from '../../../platform/db/database.ts';
import { firstUuid } from '../../../platform/db/first-and-last-ids.ts';
import { hashesIn } from './stay-down-queries.ts';

/** Assets made from files identical to those of these entries, with the entry. */
export const filesOfEntries = (
  db: Executor,
  entryIds: readonly string[],
): Promise<{ mediaId: string; id: string; reason: string; isMinorRelated: boolean }[]> =>
  db.query(
    `select m.id as "mediaId", e.id, e.reason, e.is_minor_related as "isMinorRelated" from stay_down_entries e join media_assets m on m.source_sha256 = e.sha256
     where e.id = any($1::uuid[]) order by m.id`,
    [entryIds],
  );

/** The next assets in id order that have frames, or a storyboard to take them from (then null). */
export async function filesAfter(
  db: Executor,
  after: string | null,
  limit: number,
): Promise<{ mediaId: string; frames: Buffer[] | null }[]> {
  const rows = await db.query<{ mediaId: string; frames: Buffer | null }>(
    `select m.id as "mediaId", f.frames from media_assets m left join media_fingerprints f on f.media_id = m.id
     where m.id > coalesce($1::uuid, ${firstUuid}) and (f.media_id is not null or m.extras ->> 'storyboardKey' is not null)
     order by m.id limit $2`,
    [after, limit],
  );
  return rows.map(({ mediaId, frames }) => ({ mediaId, frames: frames === null ? null : hashesIn(frames) }));
}
