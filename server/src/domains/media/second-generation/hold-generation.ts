import { randomUUID } from 'node:crypto';
import type { Platform } from '../../../platform/context.ts';
import { dropFolder } from '../../../platform/evidence/evidence.ts';
import { findMediaTools, type MediaTools } from '../../../platform/executables.ts';
import { FfmpegFailed } from '../encode/run-ffmpeg.ts';
import { closeWorkFolder, NotEnoughSpace, openWorkFolder } from '../encode/work-folder.ts';
import { mediaPrefix } from '../media-facts.ts';
import { findAsset } from '../media-queries.ts';
import { dropGenerationFiles } from './empty-generation.ts';
import {
  claimGeneration,
  failGeneration,
  isFirstGenerationBusy,
  releaseGeneration,
  renewGeneration,
  type SecondGeneration,
} from './generation-queries.ts';
import { generationReasons, mostGenerationAttempts } from './generation-rules.ts';

/** What the work on one second generation receives. */
export interface GenerationWork {
  platform: Platform;
  tools: MediaTools;
  generation: SecondGeneration;
  /** Proof that it is ours. */
  claim: string;
  /** Empty at the start, removed at the end. */
  folder: string;
  signal: AbortSignal;
  /** Whether others go before now. */
  isPaused(): boolean;
  /** 0 to 1; written with the next heartbeat. */
  report(progress: number): void;
}

/** It went to another process, was withdrawn, or its file was deleted. */
export class GenerationLost extends Error {}
/** It cannot be made, however often one tries. The message is for a person. */
export class GenerationRefused extends Error {
  readonly likeness: number | undefined;
  constructor(message: string, likeness?: number) {
    super(message);
    this.likeness = likeness;
  }
}

const heartbeat = 1000;
/** Milliseconds between looks at whether somebody waits for a video. */
const glance = 2000;

/**
 * Works on a second generation as its only holder, where nobody waits for a first one. `gone`: it is not to be made, not now, or not by us.
 * `failed`: it is given up. Any other failure is thrown, for the queue to try again.
 */
export async function holdGeneration(
  platform: Platform,
  mediaId: string,
  options: { signal: AbortSignal; lastAttempt: boolean },
  work: (work: GenerationWork) => Promise<void>,
): Promise<'done' | 'gone' | 'failed'> {
  const { db, log, config } = platform;
  // Nothing waits here, against the time of the job: the round that looks after them queues it again.
  if (await isFirstGenerationBusy(db)) return 'gone';
  const claim = randomUUID();
  const generation = await claimGeneration(db, mediaId, claim);
  if (generation === null) return 'gone';
  const lost = new AbortController();
  const signal = AbortSignal.any([options.signal, lost.signal]);
  let progress = 0;
  let isBusy = false;
  const beat = alone(async () => {
    if (!(await renewGeneration(db, mediaId, claim, progress)))
      lost.abort(new GenerationLost('the second generation is no longer ours'));
  });
  const look = alone(async () => {
    isBusy = await isFirstGenerationBusy(db);
  });
  const timers = [setInterval(beat, heartbeat), setInterval(look, glance)];
  let folder: string | null = null;
  try {
    if (generation.attempts > mostGenerationAttempts)
      throw new GenerationRefused(generationReasons.interrupted);
    const tools = await findMediaTools(config);
    folder = await openWorkFolder(config.dataDir, `second-${mediaId}`);
    await work({
      ...{ platform, tools, generation, claim, folder, signal },
      isPaused: () => isBusy,
      report(share) {
        progress = Math.max(progress, share);
      },
    });
    return 'done';
  } catch (error) {
    await stopWork();
    return await settle(error);
  } finally {
    await stopWork();
  }

  /** Before the row is released: the next holder opens a folder of the same name. */
  async function stopWork(): Promise<void> {
    const mine = folder;
    folder = null;
    // While the folder is emptied it is still ours.
    if (mine !== null) await closeWorkFolder(mine);
    for (const timer of timers) clearInterval(timer);
  }

  /** One run at a time; what fails is said. */
  function alone(run: () => Promise<void>): () => Promise<void> {
    let isRunning = false;
    return async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await run();
      } catch (error) {
        log.warn({ err: error, mediaId }, 'a second generation could not be looked at');
      } finally {
        isRunning = false;
      }
    };
  }

  async function settle(error: unknown): Promise<'gone' | 'failed'> {
    const isLost = lost.signal.aborted || error instanceof GenerationLost;
    if (isLost) {
      // Deleted, and nobody else would find what has been stored since; or withdrawn, and its files are deleted by and by.
      if ((await findAsset(db, mediaId)) === null) await dropFolder(platform, mediaPrefix(mediaId));
      return 'gone';
    }
    if (options.signal.aborted) {
      await releaseGeneration(db, mediaId, claim, { counts: false });
      throw error;
    }
    const words = error instanceof FfmpegFailed ? { log: error.log.slice(-2000) } : {};
    const isOver =
      options.lastAttempt ||
      error instanceof GenerationRefused ||
      generation!.attempts >= mostGenerationAttempts;
    if (!isOver) {
      log.warn({ err: error, mediaId, ...words }, 'a second generation failed and is tried again');
      await releaseGeneration(db, mediaId, claim, { counts: true });
      throw error;
    }
    log.warn({ err: error, mediaId, ...words }, 'a second generation has failed');
    const likeness = error instanceof GenerationRefused ? error.likeness : undefined;
    const isOurs = await failGeneration(db, mediaId, reasonOf(error), {
      claim,
      ...(likeness === undefined ? {} : { likeness }),
    });
    if (isOurs) await dropGenerationFiles(platform, mediaId);
    return 'failed';
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof GenerationRefused || error instanceof FfmpegFailed || error instanceof NotEnoughSpace
    ? error.message
    : generationReasons.failed;
