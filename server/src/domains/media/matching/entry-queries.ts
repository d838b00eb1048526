import type { Executor } from '../../../platform/db/database.ts';

// What other domains that compare what is here with the list ask of it and note on it.

export interface WaitingEntry {
  id: string;
  reason: string;
  isMinorRelated: boolean;
  frameCount: number;
  frames: Buffer[];
}

/** Entries that were not compared with pictures yet. */
export const entriesToCompare = (db: Executor, limit: number): Promise<WaitingEntry[]> =>
  db.query(
    `select e.id, e.reason, e.is_minor_related as "isMinorRelated", e.frame_count as "frameCount",
       array(select f.hash from stay_down_frames f where f.entry_id = e.id order by f.position) as frames
     from stay_down_entries e where e.pictures_compared_at is null order by e.added_at, e.id limit $1`,
    [limit],
  );

/** An entry was compared, unless it has got other frames meanwhile. */
export async function noteCompared(db: Executor, { id, frameCount }: WaitingEntry): Promise<void> {
  await db.query(
    'update stay_down_entries set pictures_compared_at = now() where id = $1 and frame_count = $2',
    [id, frameCount],
  );
}

export async function countFoundPicture(db: Executor, entryId: string): Promise<void> {
  await db.query('update stay_down_entries set found_pictures = found_pictures + 1 where id = $1', [entryId]);
}

/** SQL of the hashes of the files of an entry; `id` is SQL too. */
export const filesOfEntry = (id: string): string => `
  select sha256 from stay_down_entries where id = ${id} and sha256 is not null
  union all select sha256 from stay_down_copies where entry_id = ${id}`;

/** SQL of the ids of entries that were not compared with videos yet: so many with frames, and so many without. */
export const waitingFrom = (withFrames: string, withHash: string): string => `
  (select id from stay_down_entries where compared_at is null and frame_count > 0 order by added_at, id limit ${withFrames})
  union all
  (select id from stay_down_entries where compared_at is null and frame_count = 0 order by added_at, id limit ${withHash})`;

/** SQL that notes that entries were compared with videos; `ids` is SQL too. */
export const comparedFrom = (ids: string): string =>
  `update stay_down_entries set compared_at = now() where id in (${ids})`;

/** Videos were found that look like an entry. */
export async function countFoundVideos(db: Executor, entryId: string, videos: number): Promise<void> {
  await db.query('update stay_down_entries set found_count = found_count + $2 where id = $1', [
    entryId,
    videos,
  ]);
}

/** What is put down for the log of an ended comparison. */
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
