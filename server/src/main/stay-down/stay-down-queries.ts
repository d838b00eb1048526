import type { Executor } from '../../platform/db/database.ts';

/** A video and the SHA-256 of the file that it came from; null where that is not known. Undefined: there is no such video. */
export async function fileOfVideo(
  db: Executor,
  slug: string,
): Promise<{ id: string; sha256: Buffer | null } | undefined> {
  const rows = await db.query<{ id: string; sha256: Buffer | null }>(
    `select v.id, coalesce(m.source_sha256, v.hosted_sha256) as sha256 from videos v left join media_assets m on m.id = v.media_id
     where v.slug = $1 or v.id = (select target_id from slug_redirects where kind = 'video' and old_slug = $1)`,
    [slug],
  );
  return rows[0];
}

/** Videos of this site that came from this very file, removed ones left out. */
export async function videosOfHash(
  db: Executor,
  sha256: Buffer,
): Promise<{ slug: string; publishStatus: string }[]> {
  return db.query(
    `select v.slug, v.publish_status as "publishStatus" from videos v
     where v.id in (
       select f.id from videos f join media_assets m on m.id = f.media_id where m.source_sha256 = $1
       union select h.id from videos h where h.hosted_sha256 = $1)
       and v.publish_status <> 'removed' order by v.created_at`,
    [sha256],
  );
}
