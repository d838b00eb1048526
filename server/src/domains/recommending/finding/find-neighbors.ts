import type { Database } from '../../../platform/db/database.ts';
import {
  beginLanes,
  causes,
  endLane,
  isBegun,
  type LaneRow,
  lanesToGoOnWith,
  markBeside,
  markedVideos,
  noteReached,
  takeMarks,
} from './mark-queries.ts';
import {
  allVideos,
  countAudiences,
  findNeighborsOf,
  publishedWorksOf,
  videosAfter,
} from './neighbor-queries.ts';
import { findWorkNeighborsOf, worksAfter } from './work-neighbor-queries.ts';

/** Videos, works in a transaction: each is a step of a second or less, after which a stop loses nothing. */
const videosAtOnce = 100;
const worksAtOnce = 50;
/** Marks that are looked at for one step. */
const marksAtOnce = 400;
/** Videos that a run finds anew which nobody took anything back of; what is left is found at night. */
const mostWatched = 4000;

/** Finds all of it where nothing was ever found, as on a site that is new, or was there before this. */
export async function findFirst(db: Database, signal?: AbortSignal): Promise<void> {
  if (!(await isBegun(db))) await findAll(db, signal);
}

/** Finds anew what is marked. Answers how many videos were. What was taken back is always done to its end. */
export async function findMarked(db: Database, signal?: AbortSignal): Promise<number> {
  let count = 0;
  let videos: number | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const marked = await markedVideos(db, marksAtOnce);
    const first = marked[0];
    if (!first || (count >= mostWatched && first.cause !== causes.takenBack)) return count;
    videos ??= (await allVideos(db)).count;
    const all = videos;
    const step = marked.slice(0, videosAtOnce);
    const ids = step.map(({ video_id }) => video_id);
    const changed = step.filter(({ cause }) => cause === causes.changed).map(({ video_id }) => video_id);
    await db.transaction(async (transaction) => {
      await takeMarks(transaction, ids);
      await findNeighborsOf(transaction, ids, all);
      if (changed.length > 0) await markBeside(transaction, changed);
      const works = await publishedWorksOf(transaction, ids);
      if (works.length > 0) await findWorkNeighborsOf(transaction, works);
    });
    count += ids.length;
  }
}

const lowest = '00000000-0000-0000-0000-000000000000';
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** A night's round that was stopped goes on where it was, unless it is so old that it is begun again. */
const roundHours = 20;

/** Finds all there is in one lane, from where it was stopped. */
async function findLane(
  db: Database,
  { lane, after_id, until_id }: LaneRow,
  videos: number,
  signal?: AbortSignal,
) {
  for (let after = after_id; ; ) {
    signal?.throwIfAborted();
    const ids = await videosAfter(db, after, until_id, videosAtOnce);
    const last = ids.at(-1);
    if (last === undefined) return endLane(db, lane);
    await db.transaction(async (transaction) => {
      await takeMarks(transaction, ids);
      await findNeighborsOf(transaction, ids, videos);
      await noteReached(transaction, lane, last);
    });
    after = last;
  }
}

/** Finds the neighbours of everything anew, in two lanes that share the videos by their order. */
export async function findAll(db: Database, signal?: AbortSignal): Promise<void> {
  let lanes = await lanesToGoOnWith(db, roundHours);
  const { count, middle } = await allVideos(db);
  if (lanes.length === 0) {
    await countAudiences(db);
    lanes = [
      { lane: 0, after_id: lowest, until_id: middle },
      { lane: 1, after_id: middle, until_id: highest },
    ];
    const begun = lanes;
    await db.transaction((transaction) => beginLanes(transaction, begun));
  }
  await Promise.all(lanes.map((lane) => findLane(db, lane, count, signal)));
  for (let after = lowest; ; ) {
    signal?.throwIfAborted();
    const ids = await worksAfter(db, after, worksAtOnce);
    const last = ids.at(-1);
    if (last === undefined) return;
    await findWorkNeighborsOf(db, ids);
    after = last;
  }
}
