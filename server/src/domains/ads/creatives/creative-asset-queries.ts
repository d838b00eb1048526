import type { Executor } from '../../../platform/db/database.ts';

/** Creatives of a file that was just measured have its size. */
export async function measureCreatives(db: Executor, path: string): Promise<void> {
  await db.query(
    `update ad_creatives c set width = a.width, height = a.height from ad_assets a
     where a.path = $1 and c.asset_path = a.path and (c.width is null or c.height is null)`,
    [path],
  );
}

/** Active creatives that show a file go back to review; answers them. */
export const withdrawShowing = (
  db: Executor,
  path: string,
  reason: string,
): Promise<{ id: string; title: string }[]> =>
  db.query(
    `update ad_creatives set status = 'review', status_reason = $2, updated_at = now()
     where asset_paths @> array[$1::text] and status = 'active' and deleted_at is null returning id, title`,
    [path, reason],
  );
