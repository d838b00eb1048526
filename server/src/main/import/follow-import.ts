import { setTimeout as sleep } from 'node:timers/promises';
import { type MediaProgress, mediaProgress, processMediaHere } from '../../domains/media/index.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import { isWorkerAlive } from '../../platform/jobs/worker-presence.ts';

const glance = 400;
/** Milliseconds between checks for a worker: one may start or stop. */
const workerGlance = 2000;

export interface FollowOptions {
  /** Called at every check. */
  report(progress: MediaProgress): void;
  signal: AbortSignal;
}

/**
 * Follows the work on an import to its end. A worker of the site does it; where none lives, this process does.
 * Answers null once all is ready; where the first version plays and no better one could be made, the reason. Throws an
 * AppError whose message is the reason, once it has failed.
 */
export async function followImport(
  platform: Platform,
  mediaId: string,
  { report, signal }: FollowOptions,
): Promise<string | null> {
  const here = new AbortController();
  let working: Promise<unknown> | null = null;
  let looked = Number.NEGATIVE_INFINITY;
  const workHere = async (): Promise<void> => {
    // A failure is stored with the asset and reported from there; a stop is ours.
    await processMediaHere(platform, mediaId, AbortSignal.any([signal, here.signal])).catch(() => {});
    working = null;
  };
  try {
    for (;;) {
      signal.throwIfAborted();
      const progress = await mediaProgress(platform.db, mediaId);
      if (progress === null)
        throw new AppError('gone', 'Someone removed the import while we were preparing it.');
      report(progress);
      if (progress.state === 'ready') return null;
      if (progress.state === 'failed') {
        const reason = progress.reason ?? 'This video could not be prepared.';
        if (progress.firstPassDone) return reason;
        throw new AppError('badInput', reason);
      }
      if (working === null && performance.now() - looked > workerGlance) {
        looked = performance.now();
        if (!(await isWorkerAlive(platform.db))) working = workHere();
      }
      await sleep(glance);
    }
  } finally {
    here.abort();
    await working;
  }
}
