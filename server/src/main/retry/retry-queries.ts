import type { Executor } from '../../platform/db/database.ts';

export interface FailedVideo {
  slug: string;
  title: string;
  /** Whether its first rendition plays and only the ladder failed. */
  plays: boolean;
  reason: string;
}

/** Videos whose file could not be prepared, wholly or beyond the first rendition; the latest failure first. */
export async function failedVideos(db: Executor): Promise<FailedVideo[]> {
  return db.query(
    `select v.slug, v.title, m.first_pass_at is not null as plays, m.reason
     from media_assets m join videos v on v.media_id = m.id
     where m.state = 'failed' and v.publish_status <> 'removed' order by m.failed_at desc, v.slug limit 1000`,
  );
}

export async function videoOfSlug(db: Executor, slug: string): Promise<string | null> {
  const rows = await db.query<{ id: string }>(
    `select id from videos
     where slug = $1 or id = (select target_id from slug_redirects where kind = 'video' and old_slug = $1)`,
    [slug],
  );
  return rows[0]?.id ?? null;
}
