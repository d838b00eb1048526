import type { Executor } from '../../../platform/db/database.ts';
import type { Looks, Signs } from './look-rules.ts';

/** Starts watching videos from elsewhere that nobody watches yet. */
export async function beginLooks(db: Executor, most: number): Promise<void> {
  await db.query(
    `insert into source_looks (video_id)
     select v.id from videos v
     where v.video_source <> 'upload' and v.publish_status in ('published', 'pending')
       and not exists (select from source_looks l where l.video_id = v.id)
     limit $1
     on conflict do nothing`,
    [most],
  );
}

export interface DueLook extends Looks {
  videoId: string;
  title: string;
  source: 'bunny_net' | 'embed';
  guid: string | null;
  libraryId: string | null;
  address: string | null;
  /** Its page at the source. */
  page: string | null;
  signs: Signs;
}

/**
 * Due ones, longest waiting first: videos that are visible here, or were taken out of sight for this reason.
 */
export const dueLooks = (db: Executor, most: number): Promise<DueLook[]> =>
  db.query<DueLook>(
    `select l.video_id as "videoId", l.misses, l.first_missed_at as "firstMissedAt", l.is_taken as "isTaken", v.title,
       v.video_source as source, v.bunny_video_id as guid, v.bunny_library_id as "libraryId", v.video_url as address,
       v.original_source_url as page, jsonb_build_object('pageSeen', l.page_seen, 'oembedUrl', l.oembed_url) as signs
     from (select * from source_looks where next_look_at <= now() order by next_look_at limit $1) l
     join videos v on v.id = l.video_id
     where v.video_source <> 'upload' and (v.publish_status in ('published', 'pending')
       or (v.publish_status = 'failed' and l.is_taken))
     order by l.next_look_at`,
    [most],
  );

/** Removes those that nobody needs to watch any more. */
export async function endLooks(db: Executor): Promise<void> {
  await db.query(
    `delete from source_looks l using videos v
     where v.id = l.video_id and l.next_look_at <= now() and (v.video_source = 'upload' or not
       (v.publish_status in ('published', 'pending') or (v.publish_status = 'failed' and l.is_taken)))`,
  );
}

export async function writeLooks(
  db: Executor,
  videoId: string,
  { misses, firstMissedAt, isTaken }: Looks,
  signs: Signs,
  afterSeconds: number,
): Promise<void> {
  await db.query(
    `update source_looks set misses = $2, first_missed_at = $3, is_taken = $4,
       next_look_at = now() + make_interval(secs => $5), page_seen = $6, oembed_url = $7
     where video_id = $1`,
    [videoId, misses, firstMissedAt, isTaken, afterSeconds, signs.pageSeen, signs.oembedUrl],
  );
}
