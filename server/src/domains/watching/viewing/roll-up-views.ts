import { dropCached, expireCached } from '../../../platform/calls/cached-answers.ts';
import type { Database } from '../../../platform/db/database.ts';
import { addBuckets, agePeriods, awaitRollup, lockRollup, takeTallies } from './rollup-queries.ts';
import { addSiteViews } from './site-hour-queries.ts';

/** Views per transaction: about a second of work. */
const mostTallies = 5000;

/**
 * Takes counted views off the waiting list, in transactions of bounded size, until none are left. They are
 * added in the same transaction, so a view is added once, whatever is killed when. Answers how many views it
 * took.
 */
export async function rollUpViews(db: Database, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      if (!(await lockRollup(tx))) return null;
      const tallies = await takeTallies(tx, mostTallies);
      if (tallies.taken > 0) {
        await addBuckets(tx, tallies.buckets);
        await addSiteViews(tx, tallies);
      }
      const aged = await agePeriods(tx);
      if (tallies.taken > 0 || aged > 0) await expireCached(tx, 'rankings');
      return tallies.taken;
    });
    total += taken ?? 0;
    if (taken === null || taken < mostTallies || signal?.aborted) return total;
  }
}

export interface PastViews {
  videoId: string;
  /** The UTC hour they count for. */
  at: Date;
  views: number;
  /** How many of these were somebody's first there that day. */
  viewers: number;
}

/** Adds past views, as imported with a catalogue: to counts, rankings and trending. */
export async function addPastViews(db: Database, past: readonly PastViews[]): Promise<void> {
  const buckets = new Map<string, { video_id: string; hour: string; views: number; viewers: number }>();
  for (const { videoId, at, views, viewers } of past) {
    const hour = `${at.toISOString().slice(0, 13)}:00:00Z`;
    const bucket = buckets.get(videoId + hour) ?? { video_id: videoId, hour, views: 0, viewers: 0 };
    bucket.views += views;
    bucket.viewers += viewers;
    buckets.set(videoId + hour, bucket);
  }
  await db.transaction(async (tx) => {
    await awaitRollup(tx);
    const added = [...buckets.values()];
    await addBuckets(tx, JSON.stringify(added));
    // Nobody knows who of them saw several videos.
    const people = added.map(({ hour, viewers }) => ({ hour, people: viewers }));
    await addSiteViews(tx, { buckets: JSON.stringify(added), people: JSON.stringify(people) });
    await dropCached(tx, 'rankings', 'videos');
  });
}
