import { limits } from '#contract/limits.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { hourOf, hours } from './activity-rules.ts';
import { deleteGrowthBefore, growthSince, writeGrowth } from './growth-queries.ts';
import type { GrowthSources } from './growth-sources.ts';

/**
 * Counts this hour and the one before, which may not have been over when it was counted last. Where no worker ran for
 * longer, the hours between are counted too.
 */
export async function countGrowthNow(db: Executor, sources: GrowthSources, now = new Date()): Promise<void> {
  const current = hourOf(now);
  const oldest = hours(current, -limits.activityDays * 24);
  const known = await growthSince(db, oldest);
  const last = known.at(-1)?.hour ?? hours(current, -1);
  const first = last < current ? last : hours(current, -1);
  const isMeasured = known.some(({ hour, stored_bytes }) => +hour === +current && stored_bytes !== null);
  for (let hour = first; hour <= current; hour = hours(hour, 1)) {
    const [signUps, added] = await Promise.all([
      sources.signUps(db, hour, hours(hour, 1)),
      sources.videosAdded(db, hour, hours(hour, 1)),
    ]);
    const isNow = +hour === +current;
    const bytes = isNow && !isMeasured ? await sources.storedBytes(db) : null;
    await writeGrowth(db, { hour, sign_ups: signUps, videos_added: added, stored_bytes: bytes });
  }
  await deleteGrowthBefore(db, oldest);
}
