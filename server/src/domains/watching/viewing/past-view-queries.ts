import type { Executor } from '../../../platform/db/database.ts';

/**
 * Whether views of these videos from before a moment are stored: only imported ones are older than the
 * videos.
 */
export const hasPastViews = async (
  db: Executor,
  videoIds: readonly string[],
  before: Date,
): Promise<boolean> =>
  (
    await db.query(
      `select from video_days where video_id = any ($1::uuid[]) and day < ($2::timestamptz at time zone 'UTC')::date
       union all
       select from video_hours where video_id = any ($1::uuid[]) and hour < date_trunc('hour', $2::timestamptz) limit 1`,
      [videoIds, before.toISOString()],
    )
  ).length > 0;

/** Forgets the reported views of deleted videos; their sums are deleted with the videos. */
export async function forgetViews(db: Executor, videoIds: readonly string[]): Promise<void> {
  await db.query('delete from view_events where video_id = any ($1::uuid[])', [videoIds]);
  await db.query('delete from view_windows where video_id = any ($1::uuid[])', [videoIds]);
  await db.query('delete from view_tallies where video_id = any ($1::uuid[])', [videoIds]);
  await db.query('delete from view_sums where video_id = any ($1::uuid[])', [videoIds]);
  await db.query('delete from daily_viewers where video_id = any ($1::uuid[])', [videoIds]);
}
