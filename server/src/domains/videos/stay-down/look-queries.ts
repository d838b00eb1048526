import type { Executor } from '../../../platform/db/database.ts';
import { comparedFrom, countFoundVideos, waitingFrom } from '../../media/index.ts';
import type { PublishStatus } from '../video-rules.ts';

/** The comparison under way. */
export interface Look {
  entryIds: string[];
  /** The asset compared last. */
  after: string | null;
  compared: number;
  found: number;
}
const columns = `entry_ids as "entryIds", after, compared, found`;

export const findLook = async (db: Executor): Promise<Look | null> =>
  (await db.query<Look>(`select ${columns} from stay_down_look`))[0] ?? null;

/**
 * Begins a comparison for waiting entries, unless one is under way: for up to a number whose frames are
 * known, and a number known only by their exact file. Null: nothing is waiting.
 */
export async function openLook(
  db: Executor,
  most: { withFrames: number; withHash: number },
): Promise<Look | null> {
  const rows = await db.query<Look>(
    `with waiting as (
       ${waitingFrom('$1', '$2')}),
     opened as (
       insert into stay_down_look (entry_ids) select array_agg(id) from waiting having count(*) > 0
       on conflict do nothing returning *),
     begun as (
       ${comparedFrom('select unnest(entry_ids) from opened')})
     select ${columns} from opened`,
    [most.withFrames, most.withHash],
  );
  return rows[0] ?? null;
}

/** Moves on past these files. False: somebody else did. */
export async function advanceLook(
  db: Executor,
  { from, to, compared }: { from: string | null; to: string; compared: number },
): Promise<boolean> {
  const rows = await db.query(
    `update stay_down_look set after = $2, compared = compared + $3 where after is not distinct from $1 returning 1`,
    [from, to, compared],
  );
  return rows.length > 0;
}

/** Ends the comparison at this point. Null: somebody else did. */
export const closeLook = async (
  db: Executor,
  { from, compared }: { from: string | null; compared: number },
): Promise<Look | null> =>
  (
    await db.query<Look>(
      `delete from stay_down_look where after is not distinct from $1
       returning entry_ids as "entryIds", after, compared + $2 as compared, found`,
      [from, compared],
    )
  )[0] ?? null;

/** A video that resembles an entry was found. */
export async function countFound(db: Executor, entryId: string, videos: number): Promise<void> {
  await countFoundVideos(db, entryId, videos);
  await db.query('update stay_down_look set found = found + $1', [videos]);
}

export interface FoundVideo {
  id: string;
  title: string;
  status: PublishStatus;
}

/** The videos that show an asset or are about to, except removed ones. */
export const videosWithMedia = (db: Executor, mediaId: string): Promise<FoundVideo[]> =>
  db.query(
    `select id, title, publish_status as status from videos
     where (media_id = $1 or next_media_id = $1) and publish_status <> 'removed' order by id`,
    [mediaId],
  );

/** A video, and the entry that knows its file. */
export interface HostedFile {
  videoId: string;
  entryId: string;
  reason: string;
  isMinorRelated: boolean;
}

/** Videos that, according to the library that plays them, were made from the exact files of these entries. */
export const hostedFiles = (db: Executor, entryIds: readonly string[]): Promise<HostedFile[]> =>
  db.query(
    `select v.id as "videoId", e.id as "entryId", e.reason, e.is_minor_related as "isMinorRelated" from stay_down_entries e join videos v on v.hosted_sha256 = e.sha256
     where e.id = any($1::uuid[]) and v.publish_status in ('published', 'scheduled', 'pending') order by v.id`,
    [entryIds],
  );
