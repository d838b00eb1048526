import { recordAct, theSite } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import { compareFiles, describeEntries, type FoundFile, holdFile, sameFiles } from '../../media/index.ts';
import { counted } from '../managing/managing-rules.ts';
import { moveByPlan } from '../planned/follow-plan.ts';
import { lockPlanned } from '../planned/plan-queries.ts';
import { tellOfMinor } from '../reviewing/tell-of-minor.ts';
import {
  advanceLook,
  closeLook,
  countFound,
  findLook,
  type HostedFile,
  hostedFiles,
  openLook,
  videosWithMedia,
} from './look-queries.ts';
import { lookThroughJob } from './look-through.job.ts';

type Machines = Pick<Platform, 'db' | 'facts' | 'jobs' | 'storage' | 'log'>;

/**
 * Entries per comparison. Those with frames are compared with every file that is here, the others by an
 * index.
 */
const together = { withFrames: 16, withHash: 1000 };
/** Files per job: a few seconds' work, if all entries have their frames. */
const filesAtOnce = 500;
/** Entries named in the log. */
const mostNamed = 20;

/** Has what is here compared with what was just listed. */
export const queueLook = (
  transaction: TransactionExecutor,
  { jobs }: Pick<Platform, 'jobs'>,
): Promise<void> => jobs.enqueue(transaction, lookThroughJob, {}, { singletonKey: 'list' });

/**
 * Compares the next files that are here with the entries not yet compared, and holds what resembles them, as
 * an upload would be. At the end the number found is logged. Throws once `signal` is aborted; then another
 * job continues.
 */
export async function lookThrough(
  platform: Machines,
  { signal, limit = filesAtOnce }: { signal: AbortSignal; limit?: number },
): Promise<void> {
  const { db } = platform;
  const look = (await findLook(db)) ?? (await openLook(db, together));
  if (look === null) return;
  const { entryIds, after } = look;
  const each = new EachAlone(signal);
  if (after === null) {
    await each.of(await sameFiles(platform, entryIds), (file) => hold(platform, file));
    await each.of(await hostedFiles(db, entryIds), (video) => holdHosted(platform, video));
  }
  const { found, compared, last } = await compareFiles(platform, entryIds, { after, limit, signal });
  await each.of(found, (file) => hold(platform, file));
  // What was not held is looked for again, before the look goes on.
  each.settle();
  await db.transaction(async (transaction) => {
    const isMore = last !== null && compared === limit;
    const hasMoved = isMore
      ? await advanceLook(transaction, { from: after, to: last, compared })
      : await end(transaction, { from: after, compared });
    if (hasMoved) await queueLook(transaction, platform);
  });
}

/** A file no longer used by any video is left alone: it goes with the video that was removed. */
const hold = ({ db, facts, log }: Machines, file: FoundFile): Promise<void> =>
  db.transaction(async (transaction) => {
    const videos = await videosWithMedia(transaction, file.mediaId);
    const entryId = file.match.entry_id;
    if (videos.length === 0 || entryId === undefined) return;
    if (!(await holdFile(transaction, { facts }, file))) return;
    await countFound(transaction, entryId, videos.length);
    // What may show a minor is not named in the log that all admins read: its case is.
    if (file.match.is_minor_related !== true)
      for (const video of videos) await note(transaction, video, { entry: entryId, share: file.match.share });
    log.warn(file, 'a file that is here looks like what was put on the list');
  });

const holdHosted = (
  { db, facts }: Machines,
  { videoId, entryId, reason, isMinorRelated }: HostedFile,
): Promise<void> =>
  db.transaction(async (transaction) => {
    const video = await lockPlanned(transaction, videoId);
    if (video === null || !['published', 'scheduled', 'pending'].includes(video.status)) return;
    await moveByPlan(transaction, { facts }, videoId, 'review');
    await countFound(transaction, entryId, 1);
    if (isMinorRelated) await tellOfMinor(transaction, { facts }, videoId, `stay-down: ${reason}`);
    else await note(transaction, video, { entry: entryId, share: 1 });
  });

/** On record, because a video goes out of sight without anybody's action. */
const note = (
  transaction: TransactionExecutor,
  { id, title, status }: { id: string; title: string; status: string },
  found: { entry: string; share: number | undefined },
): Promise<void> =>
  recordAct(transaction, theSite, {
    act: 'video.matched',
    targetKind: 'video',
    targetId: id,
    summary: `The file of "${title}" looks like what was put on the list of what stays down; it is held for a review.`,
    details: { before: status, ...found },
  });

async function end(
  transaction: TransactionExecutor,
  position: { from: string | null; compared: number },
): Promise<boolean> {
  const look = await closeLook(transaction, position);
  if (look === null) return false;
  const { entryIds, compared, found } = look;
  const entries = await describeEntries(transaction, entryIds, mostNamed);
  // Removed from the list in the meantime.
  if (entries.length === 0) return true;
  const what = entryIds.length === 1 ? 'an entry' : `${entryIds.length} entries`;
  await recordAct(transaction, theSite, {
    act: 'stay_down.compared',
    targetKind: 'stay_down',
    targetId: entryIds.length === 1 ? (entryIds[0] ?? null) : null,
    summary: `Compared ${what} of the list of what stays down with what is here: ${
      found === 0 ? 'nothing was found' : `${counted(found, 'video')} found and held for a review`
    }.`,
    details: { found, files_compared_by_frames: compared, entries },
  });
  return true;
}
