import { dropCached, expireCached } from '../../../platform/calls/cached-answers.ts';
import type { Database } from '../../../platform/db/database.ts';
import {
  addCounts,
  addHours,
  agePeriods,
  awaitRollup,
  lockRollup,
  manyWait,
  putSumsBy,
  takeSums,
  takeTallies,
} from './rollup-queries.ts';
import { addSiteViews } from './site-hour-queries.ts';

/** Views per transaction: about a second of work, in which nobody waits for the videos. */
const mostTallies = 20_000;
/** Videos per transaction, in which whoever likes one of them waits. */
const mostVideos = 2000;
/** Batches of views after which their videos get what has come together, so that a long standstill is made up for visibly. */
const mostBatches = 50;

/**
 * Takes counted views off the waiting list, in transactions of bounded size, until none are left. They are added to hours and
 * days and put by in the same transaction, and from there to their videos in another: a view is added once, whatever is
 * killed when. Answers how many views it took.
 */
export async function rollUpViews(db: Database, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    let taken: number | null = mostTallies;
    for (let batch = 0; batch < mostBatches && taken === mostTallies && !signal?.aborted; batch++) {
      taken = await takeBatch(db);
      total += taken ?? 0;
    }
    if (taken === null || !(await addToVideos(db, signal))) return total;
    if (taken < mostTallies || signal?.aborted) return total;
  }
}

/** Answers how many views it took; null while another worker is at it. */
const takeBatch = (db: Database): Promise<number | null> =>
  // A video among them may be deleted right now.
  tryBatch(db).catch((error: { code?: string }) => {
    if (error.code === '23503') return tryBatch(db);
    throw error;
  });

const tryBatch = (db: Database): Promise<number | null> =>
  db.transaction(async (tx) => {
    if (!(await lockRollup(tx))) return null;
    const tallies = await takeTallies(tx, mostTallies);
    if (tallies.taken > 0) {
      await addHours(tx, tallies.buckets);
      await putSumsBy(tx, tallies.buckets);
      await addSiteViews(tx, tallies);
    }
    return tallies.taken;
  });

/** Moves on with each run that leaves some videos for later. */
let turn = Math.floor(Math.random() * 1000);

/**
 * Adds what was put by to counts and rankings, and lets hours and days leave their periods. False while another is at it.
 * Where more videos are watched within a minute than go into a transaction, each run writes to a tenth of them and to those whose
 * counts change by a fiftieth or more: each minute's new versions of nearly all rows, in 34 indexes, would be more than what is alive.
 */
async function addToVideos(db: Database, signal?: AbortSignal): Promise<boolean> {
  const having = (await manyWait(db, mostVideos)) ? turn++ : null;
  let behind = '00000000-0000-0000-0000-000000000000';
  for (let isFirst = true; !signal?.aborted; isFirst = false) {
    const last = await db.transaction(async (tx) => {
      if (!(await lockRollup(tx))) return null;
      const sums = await takeSums(tx, behind, mostVideos, having);
      if (sums !== null) await addCounts(tx, sums.buckets);
      const aged = isFirst ? await agePeriods(tx) : 0;
      if (sums !== null || aged > 0) await expireCached(tx, 'rankings');
      return sums?.last ?? '';
    });
    if (last === null) return false;
    if (last === '') return true;
    behind = last;
  }
  return true;
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
    const sums = JSON.stringify(added);
    await addHours(tx, sums);
    await addCounts(tx, sums);
    // Nobody knows who of them saw several videos.
    const people = added.map(({ hour, viewers }) => ({ hour, people: viewers }));
    await addSiteViews(tx, { buckets: sums, people: JSON.stringify(people) });
    await dropCached(tx, 'rankings', 'videos');
  });
}
