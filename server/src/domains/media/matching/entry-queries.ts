import type { Executor } from '../../../platform/db/database.ts';

// What other domains need from the list when they compare things with it.

export interface WaitingEntry {
  id: string;
  reason: string;
  isMinorRelated: boolean;
  frameCount: number;
  frames: Buffer[];
}

/** Entries not yet compared with pictures. */
export const entriesToCompare = (db: Executor, limit: number): Promise<WaitingEntry[]> =>
  db.query(
    `select e.id, e.reason, e.is_minor_related as "isMinorRelated", e.frame_count as "frameCount",
       array(select f.hash from stay_down_frames f where f.entry_id = e.id order by f.position) as frames
     from stay_down_entries e where e.pictures_compared_at is null order by e.added_at, e.id limit $1`,
    [limit],
  );

/** Marks an entry as compared, unless it has got other frames in the meantime. */
export async function noteCompared(db: Executor, { id, frameCount }: WaitingEntry): Promise<void> {
  await db.query(
    'update stay_down_entries set pictures_compared_at = now() where id = $1 and frame_count = $2',
    [id, frameCount],
  );
}

/** Of these ids, those that are no entry any more. */
export const missingEntries = async (db: Executor, ids: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      `select id from unnest($1::uuid[]) as asked (id) where not exists (select from stay_down_entries e where e.id = asked.id)`,
      [ids],
    )
  ).map(({ id }) => id);

export async function countFoundPicture(db: Executor, entryId: string): Promise<void> {
  await db.query('update stay_down_entries set found_pictures = found_pictures + 1 where id = $1', [entryId]);
}

/** SQL for the hashes of an entry's files; `id` is SQL too. */
export const filesOfEntry = (id: string): string => `
  select sha256 from stay_down_entries where id = ${id} and sha256 is not null
  union all select sha256 from stay_down_copies where entry_id = ${id}`;

/**
 * SQL for the ids of entries not yet compared with videos: up to a number with frames, and a number without.
 */
export const waitingFrom = (withFrames: string, withHash: string): string => `
  (select id from stay_down_entries where compared_at is null and frame_count > 0 order by added_at, id limit ${withFrames})
  union all
  (select id from stay_down_entries where compared_at is null and frame_count = 0 order by added_at, id limit ${withHash})`;

/** SQL that marks entries as compared with videos; `ids` is SQL too. */
export const comparedFrom = (ids: string): string =>
  `update stay_down_entries set compared_at = now() where id in (${ids})`;

/** Records that videos resembling an entry were found. */
export async function countFoundVideos(db: Executor, entryId: string, videos: number): Promise<void> {
  await db.query('update stay_down_entries set found_count = found_count + $2 where id = $1', [
    entryId,
    videos,
  ]);
}

/** The log entry of a finished comparison. */
export const describeEntries = (
  db: Executor,
  entryIds: readonly string[],
  limit: number,
): Promise<{ id: string; reason: string; found: number }[]> =>
  db.query(
    `select id, reason, found_count as found from stay_down_entries where id = any($1::uuid[])
     order by found_count desc, added_at, id limit $2`,
    [entryIds, limit],
  );
