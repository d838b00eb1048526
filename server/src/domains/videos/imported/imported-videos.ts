import type { Platform } from '../../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import { planPurge } from '../managing/managing-queries.ts';
import { announceChange, changePublishStatus } from '../publishing.ts';
import { isVideoEvidence, publishStatusForUpdate } from '../publishing-queries.ts';
import { mayBecome } from '../video-rules.ts';
import {
  allGuids,
  allSourceAddresses,
  forgetSource,
  importedFrom,
  lockSourceAddress,
  writeEmbedFacts,
  writeFetchedMedia,
  writeFileAwaited,
  writePlaybackFailure,
  writeThumbnail,
} from './imported-queries.ts';

export type { ImportedRow } from './imported-queries.ts';

/** Videos from one of these pages, files or players, in any state. */
export const findImported = importedFrom;
/** Locks a source until the transaction ends, so that it is imported once. */
export const lockSource = lockSourceAddress;
/** Every page that a video came from, as JSON rows of `source_id`. */
export const allImportedAddresses = (db: Executor): Promise<string> => allSourceAddresses(db);
/** Every id of a hosted library that is here, as JSON rows of `guid`. */
export const allHostedGuids = (db: Executor): Promise<string> => allGuids(db);

/** Gives its media to a video that waits for its file. False: nobody waits for it any longer. */
export const giveFetchedMedia = (
  transaction: TransactionExecutor,
  videoId: string,
  mediaId: string,
): Promise<boolean> => writeFetchedMedia(transaction, videoId, mediaId);

/** Brings an embedded video in line with what its page says: its player and its length. */
export const applyEmbedFacts = writeEmbedFacts;

/** A video's file could not be fetched: the video fails, and says why. */
export async function failFetchedVideo(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  videoId: string,
  reason: string,
): Promise<void> {
  const now = await publishStatusForUpdate(transaction, videoId);
  if (now === null || now.status === 'removed') return;
  await writePlaybackFailure(transaction, videoId, reason);
  if (mayBecome(now.status, 'failed'))
    await changePublishStatus(transaction, platform, videoId, 'failed', reason);
  else await announceChange(transaction, platform, videoId);
}

/**
 * Makes a video wait again for a file that could not be fetched. False: it is already waiting, has its file,
 * or is gone.
 */
export async function awaitFile(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  videoId: string,
): Promise<boolean> {
  const awaited = await writeFileAwaited(transaction, videoId);
  if (awaited === null) return false;
  if (awaited.status === 'failed') await changePublishStatus(transaction, platform, videoId, 'processing');
  else await announceChange(transaction, platform, videoId);
  return true;
}

/** Shows a fetched picture, unless somebody chose one. False: it is not shown. */
export async function storeImportedThumbnail(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  videoId: string,
  key: string,
): Promise<boolean> {
  const isShown = await writeThumbnail(transaction, videoId, key);
  if (isShown) await announceChange(transaction, platform, videoId);
  return isShown;
}

/**
 * Takes an import back: the video is removed, and its source may be imported again. Answers what nothing
 * refers to any longer; null if it was removed before, which stays so.
 */
export async function takeBackImported(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  videoId: string,
): Promise<{ mediaId: string | null; pictureKeys: string[] } | null> {
  const now = await publishStatusForUpdate(transaction, videoId);
  if (now === null || now.status === 'removed') return null;
  const stays = await isVideoEvidence(transaction, videoId);
  await changePublishStatus(transaction, platform, videoId, 'removed', 'The import was taken back.');
  if (!stays) return forgetSource(transaction, videoId);
  // The purge of removed videos takes it once it is no longer evidence.
  await planPurge(transaction, videoId, 0);
  return { mediaId: null, pictureKeys: [] };
}
