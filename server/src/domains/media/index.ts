// The public interface of the media domain for higher floors. It knows files, not videos.
import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteMediaObjectsJob } from './delete-media-objects.job.ts';
import { finishMediaJob } from './finish-media.job.ts';
import { mediaDeletedTopic } from './media-facts.ts';
import { deleteAsset, findAsset, insertAsset, requeueAsset } from './media-queries.ts';
import { isFinished, type MediaState, reasons, stageWords } from './media-rules.ts';
import { processMediaJob } from './process-media.job.ts';
import type { ReceivedSource } from './receive-source.ts';

export { type Clip, ClipFault, makeClip } from './clip/make-clip.ts';
export {
  bytesOfCost,
  costsOfFiles,
  type FileCost,
  partsOfFile,
  type RenditionSum,
  recountFile,
  sumExtras,
  sumRenditions,
} from './costs/cost-queries.ts';
export { storeAvif, storeOtherForms, tintOf } from './encode/picture-forms.ts';
export { cleanWorkFolders, incomingFolder, newIncomingFile } from './encode/work-folder.ts';
export { encoderStandings } from './encoders/encoder-queries.ts';
export { type EncodingShown, encodingOf } from './encoding-shown.ts';
export type { FoundFlash } from './flashes/flash-meter.ts';
export { isMeasured } from './flashes/flash-queries.ts';
export { lookForFlashes, losePreview } from './flashes/measure-flashes.ts';
export { MatcherFault } from './matching/ask-matcher.ts';
export { type Barred, barFile, barMedia, barPicture, insertStayDown } from './matching/bar-files.ts';
export { holdForDisabled, mediaVerdict, minorMatches, passMedia } from './matching/check-media.ts';
export type { Match } from './matching/check-queries.ts';
export { compareFiles, type FoundFile, holdFile, sameFiles } from './matching/compare-files.ts';
export {
  comparedFrom,
  countFoundPicture,
  countFoundVideos,
  describeEntries,
  entriesToCompare,
  filesOfEntry,
  missingEntries,
  noteCompared,
  type WaitingEntry,
  waitingFrom,
} from './matching/entry-queries.ts';
export { findCopies, identicalMedia } from './matching/find-copies.ts';
export {
  type AskedHash,
  askedHashes,
  askForPicture,
  findPictureLookalikes,
} from './matching/find-pictures.ts';
export { framesOfMedia } from './matching/fingerprint-queries.ts';
export { bandsOf } from './matching/frame-hash-rules.ts';
export { frameDistance } from './matching/match-rules.ts';
export { entryOfAny, markMinorRelated } from './matching/near-queries.ts';
export { hashedSide, hashOfPicture } from './matching/picture-frames.ts';
export {
  deleteEntriesOfRefusal,
  deleteEntriesOfVideo,
  deleteEntry,
  deleteStayDown,
  hasStayDown,
  insertHashes,
  listStayDown,
  noteRefusal,
} from './matching/stay-down-queries.ts';
export type { MediaExtras, MediaOutcome } from './media-facts.ts';
export {
  filesAdded,
  flashesMeasured,
  ladderFailed,
  mediaChecked,
  mediaDeletedTopic,
  mediaFailed,
  mediaPlayable,
  mediaPrefix,
  mediaReady,
  qualityChanged,
  stillRenamed,
} from './media-facts.ts';
export { assetsOfSources as sourcesAwaited, unfinishedMedia } from './media-queries.ts';
export { type MediaState, stageWords } from './media-rules.ts';
export {
  adoptSource,
  checkSource,
  discardSource,
  type ReceivedSource,
  receiveSource,
} from './receive-source.ts';
export { dropSource } from './retention/drop-source.ts';
export { type IdleSource, idleSources } from './retention/retention-queries.ts';
export { trimRenditions } from './retention/trim-renditions.ts';
export { findGeneration, listGenerations, takesGeneration } from './second-generation/generation-queries.ts';
export type { GenerationState } from './second-generation/generation-rules.ts';
export {
  bringMasterIntoStep,
  makeGenerationOf,
  wantGenerations,
  withdrawGenerationOf,
} from './second-generation/want-generations.ts';
export { alignPictures, picturePrint } from './sound/align-pictures.ts';
export { alignSounds, type Offset } from './sound/align-sounds.ts';
export { listenTo } from './sound/listen.ts';
export { type RepeatedSounds, repeatedSounds } from './sound/repeated-sounds.ts';
export { findSoundPrint } from './sound/sound-print-queries.ts';
export { hashOfFile } from './source/source-hash.ts';
export { bytesWords, neededDiskBytes, sourceRoomIn } from './source/source-rules.ts';
export { languageLabel } from './source/track-names.ts';
export { countStoredBytes } from './stored-bytes-queries.ts';
export { chooseStill, type Still, stillsOf, tellAgain } from './tell-again.ts';

/** Priorities of the queue. */
export const mediaPriority = { background: -10, normal: 0, waitedFor: 10 } as const;

/** Writes the asset of a received source and queues its work, in the caller's transaction. Returns its id. */
export async function createMediaAsset(
  transaction: Executor,
  jobs: Jobs,
  source: ReceivedSource,
  options: { priority?: number } = {},
): Promise<string> {
  await insertAsset(transaction, {
    id: source.mediaId,
    sourceKey: source.sourceKey,
    sourceName: source.sourceName,
    sourceBytes: source.sourceBytes,
    sourceSha256: source.sourceSha256,
  });
  await jobs.enqueue(
    transaction,
    processMediaJob,
    { mediaId: source.mediaId },
    {
      singletonKey: source.mediaId,
      priority: options.priority ?? mediaPriority.normal,
    },
  );
  return source.mediaId;
}

export interface MediaProgress {
  state: MediaState;
  /** The current step, worded for a person. */
  stage: string;
  /** Share of the whole work, 0 to 1. */
  progress: number;
  /** Encoded time over the video's length in the current pass, 0 to 1. */
  passProgress: number;
  /** Why it failed, as a sentence for a person; null otherwise. */
  reason: string | null;
  /** The first pass is complete: it plays to the end, whatever happens to the rest. */
  firstPassDone: boolean;
  attempts: number;
}

/** The state of an asset; null if there is none. */
export async function mediaProgress(executor: Executor, mediaId: string): Promise<MediaProgress | null> {
  const asset = await findAsset(executor, mediaId);
  if (asset === null) return null;
  const { state, progress, passProgress, reason, attempts, firstPassAt } = asset;
  const firstPassDone = firstPassAt !== null;
  return { state, stage: stageWords[state], progress, passProgress, reason, attempts, firstPassDone };
}

/** Somebody is waiting: moves the asset's job ahead of others. Does nothing if it is running or done. */
export async function expediteMedia(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  mediaId: string,
): Promise<void> {
  await jobs.raisePriority(db, processMediaJob, mediaId, mediaPriority.waitedFor);
}

/**
 * Retries a failed asset, continuing after a finished first pass if there is one. Answers which pass comes
 * next. Throws AppError `conflict`.
 */
export async function retryMedia(
  transaction: Executor,
  jobs: Jobs,
  mediaId: string,
): Promise<'first' | 'ladder'> {
  const pass = await requeueAsset(transaction, mediaId);
  if (pass === null) {
    const asset = await findAsset(transaction, mediaId);
    if (asset === null) throw new AppError('notFound', 'There is no such media.');
    throw new AppError(
      'conflict',
      asset.state === 'failed' ? reasons.sourceGone : 'This video hasn’t failed.',
    );
  }
  const job = pass === 'first' ? processMediaJob : finishMediaJob;
  await jobs.enqueue(transaction, job, { mediaId }, { singletonKey: mediaId });
  return pass;
}

/**
 * Removes an asset; its objects follow once the transaction has committed. Everything that refers to it must
 * have let go. One that is evidence stays until whatever preserves it is released.
 */
export async function deleteMedia(transaction: Executor, jobs: Jobs, mediaId: string): Promise<void> {
  const asset = await findAsset(transaction, mediaId);
  if (asset === null || !(await deleteAsset(transaction, mediaId))) return;
  await jobs.enqueue(transaction, deleteMediaObjectsJob, { mediaId, sourceKey: asset.sourceKey });
  await notify(transaction, mediaDeletedTopic, { mediaId });
}

/**
 * Does all the work on an asset in this process, for a command run where no worker is alive. Resolves once it
 * is ready or failed, or as soon as another process has it.
 */
export async function processMediaHere(
  platform: Platform,
  mediaId: string,
  signal: AbortSignal,
): Promise<MediaProgress | null> {
  const [{ workOnMedia }, { prepareMedia }, { finishMedia }] = await Promise.all([
    import('./claim.ts'),
    import('./prepare-media.ts'),
    import('./finish-media.ts'),
  ]);
  for (const pass of [prepareMedia, finishMedia]) {
    for (let attempt = 0; ; attempt++) {
      const options = { signal, lastAttempt: attempt === 1 };
      try {
        if ((await workOnMedia(platform, mediaId, options, pass)) === 'busy')
          return mediaProgress(platform.db, mediaId);
        break;
      } catch (error) {
        if (signal.aborted || options.lastAttempt) throw error;
      }
    }
    if (pass === prepareMedia) await checkHere(platform, mediaId, signal);
    const now = await mediaProgress(platform.db, mediaId);
    if (now === null || isFinished(now.state)) return now;
  }
  return mediaProgress(platform.db, mediaId);
}

/** What cannot be asked now is left to the queued job. */
async function checkHere(platform: Platform, mediaId: string, signal: AbortSignal): Promise<void> {
  const { checkMedia } = await import('./matching/check-media.ts');
  await checkMedia(platform, mediaId, { signal, lastAttempt: false }).catch((error: unknown) =>
    platform.log.warn({ err: error, mediaId }, 'a file could not be looked for on the lists yet'),
  );
}
