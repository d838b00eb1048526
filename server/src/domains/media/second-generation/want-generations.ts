import type { Platform } from '../../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import {
  askForGeneration,
  insertGenerations,
  roomForWaiting,
  withdrawGeneration,
} from './generation-queries.ts';
import { type GenerationState, mostWaiting } from './generation-rules.ts';
import { listGeneration } from './list-generation.ts';
import { makeSecondGenerationJob } from './make-second-generation.job.ts';

type Machines = Pick<Platform, 'db' | 'facts' | 'jobs' | 'storage'>;

/** Below everything that somebody waits for, and among themselves by how much they are watched. */
const lowest = -1_000_000;

export const queueGeneration = (
  db: Executor,
  jobs: Jobs,
  { mediaId, views }: { mediaId: string; views: number },
): Promise<void> =>
  jobs.enqueue(
    db,
    makeSecondGenerationJob,
    { mediaId },
    { singletonKey: mediaId, priority: lowest + Math.min(views, -lowest - 1) },
  );

/**
 * Asks for second generations of these files, most views first, as many as may still wait. Files that have or had one are left
 * alone. Answers how many were asked for.
 */
export async function wantGenerations(
  db: Executor,
  jobs: Jobs,
  wanted: readonly { mediaId: string; views: number }[],
): Promise<number> {
  const room = await roomForWaiting(db, mostWaiting);
  if (room <= 0 || wanted.length === 0) return 0;
  const asked = await insertGenerations(db, wanted, room);
  for (const one of asked) await queueGeneration(db, jobs, one);
  return asked.length;
}

/** Asks for one of a file whose ladder has just been made. */
export async function wantGenerationOf(db: Executor, jobs: Jobs, mediaId: string): Promise<void> {
  for (const one of await insertGenerations(db, [{ mediaId, views: 0 }], 1))
    await queueGeneration(db, jobs, one);
}

/** An admin wants one now. Null: it is under way or there already, or the file isn't finished. */
export async function makeGenerationOf(
  platform: Machines,
  transaction: TransactionExecutor,
  mediaId: string,
): Promise<GenerationState | null> {
  const asked = await askForGeneration(transaction, mediaId);
  if (asked?.state === 'waiting') await queueGeneration(transaction, platform.jobs, { ...asked, mediaId });
  return asked?.state ?? null;
}

/** Takes the second generation of a file back. False: it has none. The master follows by `bringMasterIntoStep`. */
export const withdrawGenerationOf = (transaction: Executor, mediaId: string): Promise<boolean> =>
  withdrawGeneration(transaction, mediaId);

/** After either of the two, once it is committed; else the next round of the job does it. */
export const bringMasterIntoStep = (platform: Machines, mediaId: string): Promise<void> =>
  listGeneration(platform, mediaId);
