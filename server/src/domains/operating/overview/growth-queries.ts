import type { Executor } from '../../../platform/db/database.ts';

export interface GrowthHour {
  hour: Date;
  sign_ups: number;
  videos_added: number;
  stored_bytes: number | null;
}

/** Writes what an hour came to; bytes that were measured before stay. */
export async function writeGrowth(db: Executor, row: GrowthHour): Promise<void> {
  await db.query(
    `insert into growth_hours as so_far (hour, sign_ups, videos_added, stored_bytes) values ($1, $2, $3, $4)
     on conflict (hour) do update set sign_ups = excluded.sign_ups, videos_added = excluded.videos_added,
       stored_bytes = coalesce(so_far.stored_bytes, excluded.stored_bytes)`,
    [row.hour, row.sign_ups, row.videos_added, row.stored_bytes],
  );
}

/** Hours that were counted, oldest first. */
export const growthSince = (db: Executor, since: Date): Promise<GrowthHour[]> =>
  db.query<GrowthHour>(
    'select hour, sign_ups, videos_added, stored_bytes from growth_hours where hour >= $1 order by hour',
    [since],
    'growth_since',
  );

export async function deleteGrowthBefore(db: Executor, day: Date): Promise<void> {
  await db.query('delete from growth_hours where hour < $1', [day]);
}
