import { isUuid } from '../../kit/ids.ts';
import { idsByName } from '../../kit/ids-by-name.ts';
import type { Executor } from '../../platform/db/database.ts';

/** Ids of videos that anybody may see, or could until a report, by their slugs or ids. */
export async function videoIdsByName(
  db: Executor,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; slug: string }>(
    `select id, slug from videos
     where (slug = any($1) or id = any($2::uuid[])) and publish_status in ('published', 'held')`,
    [names, names.filter(isUuid)],
    'video_ids_by_name',
  );
  return idsByName(rows);
}
