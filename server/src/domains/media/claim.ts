import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '../../platform/context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { dropFolder } from '../../platform/evidence/evidence.ts';
import { findMediaTools, type MediaTools } from '../../platform/executables.ts';
import { FfmpegFailed } from './encode/run-ffmpeg.ts';
import { closeWorkFolder, NotEnoughSpace, openWorkFolder } from './encode/work-folder.ts';
import { failMedia } from './fail-media.ts';
import { mediaPrefix } from './media-facts.ts';
import { claimAsset, findAsset, type MediaAsset, releaseAsset, renewClaim } from './media-queries.ts';
import { isFinished, mostAttempts, reasons } from './media-rules.ts';
import { SourceFault, SourceGone } from './source/probe.ts';

/** What the work on one asset receives. */
export interface MediaWork {
  platform: Platform;
  tools: MediaTools;
  asset: MediaAsset;
  /** Proof that the asset is ours. */
  claim: string;
  /** Empty at the start, removed at the end. */
  folder: string;
  signal: AbortSignal;
  /** Share of the pass that is encoded, and of the whole work, 0 to 1. Written with the next heartbeat. */
  report(passProgress: number, progress: number): void;
}

/** The asset went to another process, or was deleted. */
export class ClaimLost extends Error {}

const heartbeat = 1000;

export type WorkEnd = 'done' | 'busy' | 'failed';

export interface ClaimOptions {
  signal: AbortSignal;
  /** Whether nobody will try again after this. */
  lastAttempt: boolean;
}

/**
 * Works on an asset as its only holder. `busy`: another process has it. `failed`: a faulty source, or a last
 * failed attempt, ended it so; any other failure is thrown, for the queue to try again.
 */
export async function workOnMedia(
  platform: Platform,
  mediaId: string,
  options: ClaimOptions,
  work: (work: MediaWork) => Promise<void>,
): Promise<WorkEnd> {
  const { db, log, config } = platform;
  const claim = randomUUID();
  const taken = await takeAsset(db, mediaId, claim, options.signal);
  if (typeof taken === 'string') return taken;
  const asset: MediaAsset = taken;
  const lost = new AbortController();
  const signal = AbortSignal.any([options.signal, lost.signal]);
  let progress = { progress: asset.progress, passProgress: asset.passProgress };
  let beating = false;
  const beat = async (): Promise<void> => {
    if (beating) return;
    beating = true;
    try {
      if (!(await renewClaim(db, mediaId, claim, progress)))
        lost.abort(new ClaimLost('the asset is no longer ours'));
    } catch (error) {
      log.warn({ err: error, mediaId }, 'a sign of life could not be written');
    } finally {
      beating = false;
    }
  };
  const timer = setInterval(beat, heartbeat);
  let folder: string | null = null;
  try {
    if (asset.attempts > mostAttempts) throw new SpentAttempts(reasons.interrupted);
    const tools = await findMediaTools(config);
    folder = await openWorkFolder(config.dataDir, mediaId);
    const report = (passProgress: number, whole: number): void => {
      progress = { passProgress, progress: Math.max(progress.progress, whole) };
    };
    await work({ platform, tools, asset, claim, folder, signal, report });
    await closeWorkFolder(folder);
    await releaseAsset(db, mediaId, claim, { counts: false });
    return 'done';
  } catch (error) {
    clearInterval(timer);
    // Before the asset is released: the next holder opens a folder of the same name.
    if (folder) await closeWorkFolder(folder);
    return await settle(error);
  } finally {
    clearInterval(timer);
  }

  async function settle(error: unknown): Promise<WorkEnd> {
    const isLost = lost.signal.aborted || error instanceof ClaimLost;
    if (isLost && (await findAsset(db, mediaId)) === null) {
      // It was deleted, and nobody else would find what has been stored since.
      await dropFolder(platform, mediaPrefix(mediaId));
      return 'done';
    }
    if (lost.signal.aborted) return 'busy';
    if (options.signal.aborted) {
      await releaseAsset(db, mediaId, claim, { counts: false });
      throw error;
    }
    if (error instanceof SourceFault) {
      log.info({ mediaId, reason: error.message }, 'a source cannot be used');
      const sourceIsAtFault = !(error instanceof SourceGone);
      await failMedia(platform, mediaId, error.message, { claim, sourceIsAtFault });
      return 'failed';
    }
    const words = error instanceof FfmpegFailed ? { log: error.log.slice(-2000) } : {};
    if (options.lastAttempt || error instanceof SpentAttempts || asset.attempts >= mostAttempts) {
      log.error({ err: error, mediaId, ...words }, 'a media asset has failed');
      await failMedia(platform, mediaId, reasonOf(error), { claim, sourceIsAtFault: false });
      return 'failed';
    }
    log.warn(
      { err: error, mediaId, attempt: asset.attempts, ...words },
      'work on a media asset failed and is tried again',
    );
    await releaseAsset(db, mediaId, claim, { counts: true });
    throw error;
  }
}

/**
 * Claims the asset. If another process holds it, waits for its next heartbeat: a killed one gives none, and
 * the queue may pass its job on before its claim lapses.
 */
async function takeAsset(
  db: Executor,
  mediaId: string,
  claim: string,
  signal: AbortSignal,
): Promise<MediaAsset | 'done' | 'busy'> {
  let seen: number | null = null;
  for (;;) {
    signal.throwIfAborted();
    const asset = await claimAsset(db, mediaId, claim);
    if (asset !== null) return asset;
    const now = await findAsset(db, mediaId);
    if (now === null || isFinished(now.state)) return 'done';
    const beat = now.heartbeatAt?.getTime() ?? null;
    if (seen !== null && beat !== null && beat !== seen) return 'busy';
    seen = beat;
    await wait(500);
  }
}

/** Too many attempts were begun and none ended, not even badly: their processes were lost. */
class SpentAttempts extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof FfmpegFailed || error instanceof NotEnoughSpace || error instanceof SpentAttempts)
    return error.message;
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return reasons.diskFull;
  return reasons.failed;
}
