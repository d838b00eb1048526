import type { Executor } from '../../../platform/db/database.ts';
import { lastUuid } from '../../../platform/db/first-and-last-ids.ts';
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
  uploaderId: string | null;
  source: 'bunny_net' | 'embed';
  guid: string | null;
  libraryId: string | null;
  address: string | null;
  /** Its page at the source. */
  page: string | null;
  signs: Signs;
}

const columns = `l.video_id as "videoId", l.misses, l.first_missed_at as "firstMissedAt", l.is_taken as "isTaken", v.title,
  v.uploader_id as "uploaderId", v.video_source as source, v.bunny_video_id as guid, v.bunny_library_id as "libraryId",
  v.video_url as address, v.original_source_url as page,
  jsonb_build_object('pageSeen', l.page_seen, 'oembedUrl', l.oembed_url) as signs`;
/** Videos that are visible here, or were taken out of sight for this reason. */
const looked = `v.video_source <> 'upload' and (v.publish_status in ('published', 'pending')
  or (v.publish_status = 'failed' and l.is_taken))`;

/** Due ones, longest waiting first. */
export const dueLooks = (db: Executor, most: number): Promise<DueLook[]> =>
  db.query<DueLook>(
    `select ${columns} from (select * from source_looks where next_look_at <= now() order by next_look_at limit $1) l
     join videos v on v.id = l.video_id where ${looked} order by l.next_look_at`,
    [most],
  );

/** One that is looked for now, due or not; null: there is nothing to look for. */
export const lookOf = async (db: Executor, videoId: string): Promise<DueLook | null> => {
  await db.query(
    `insert into source_looks (video_id)
     select id from videos where id = $1 and video_source <> 'upload' and publish_status in ('published', 'pending')
     on conflict do nothing`,
    [videoId],
  );
  const [look] = await db.query<DueLook>(
    `select ${columns} from source_looks l join videos v on v.id = l.video_id where l.video_id = $1 and ${looked}`,
    [videoId],
  );
  return look ?? null;
};

export interface MissedSource {
  videoId: string;
  misses: number;
  firstMissedAt: Date;
  isTaken: boolean;
  nextLookAt: Date;
}

/** Sources that did not have their video when they were looked at last, the newest first, behind the one that was seen last. */
export const missedSources = (
  db: Executor,
  {
    hidden,
    before,
    limit,
  }: { hidden: readonly string[]; before: { at: Date; id: string } | null; limit: number },
): Promise<MissedSource[]> =>
  db.query<MissedSource>(
    `select video_id as "videoId", misses, first_missed_at as "firstMissedAt", is_taken as "isTaken",
       next_look_at as "nextLookAt"
     from source_looks where misses > 0 and video_id <> all ($1::uuid[])
       and (first_missed_at, video_id) < (coalesce($2::timestamptz, 'infinity'), coalesce($3::uuid, ${lastUuid}))
     order by first_missed_at desc, video_id desc limit $4`,
    [hidden, before?.at ?? null, before?.id ?? null, limit],
    'missed_sources',
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
