import { AppError } from '../../kit/app-error.ts';
import { dropCached } from '../../platform/calls/cached-answers.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { defineFact } from '../../platform/facts.ts';
import { publishStatusForUpdate, refreshStoredCounts, writePublishStatus } from './publishing-queries.ts';
import { mayBecome, type PublishStatus } from './video-rules.ts';

/** What is shown of a video, or whether it is shown, changed. Search updates its index. */
export const videoChanged = defineFact<{ videoId: string }>('video.changed');
/** A video went public that was not, or out of sight that was public. */
export const videoPublished = defineFact<{ videoId: string }>('video.published');
export const videoWithdrawn = defineFact<{ videoId: string }>('video.withdrawn');

/**
 * Moves a video to another state inside the caller's transaction: counts, search and caches follow. People
 * are told `reason` when a video is removed or failed. Throws `notFound`, or `conflict` for a step missing
 * from the transition table.
 */
export async function changePublishStatus(
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  videoId: string,
  to: PublishStatus,
  reason: string | null = null,
): Promise<void> {
  const current = await publishStatusForUpdate(transaction, videoId);
  if (current === null) throw new AppError('notFound', 'Video not found.');
  if (current.status === to) return;
  if (!mayBecome(current.status, to)) {
    throw new AppError('conflict', `A video that is ${current.status} cannot become ${to}.`);
  }
  await writePublishStatus(transaction, videoId, to, reason);
  await announceChange(transaction, { facts }, videoId);
  if (to === 'published') await facts.state(transaction, videoPublished, { videoId });
  if (current.status === 'published') await facts.state(transaction, videoWithdrawn, { videoId });
}

/** The one way back for a removed video, for decisions that are undone; otherwise `removed` is final. */
export async function bringBack(
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  videoId: string,
  to: PublishStatus,
): Promise<void> {
  await writePublishStatus(transaction, videoId, to, null);
  await announceChange(transaction, { facts }, videoId);
  if (to === 'published') await facts.state(transaction, videoPublished, { videoId });
}

/** After any change to what a video shows: updates stored counts, search, and the answers made from it. */
export async function announceChange(
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  videoId: string,
): Promise<void> {
  await refreshStoredCounts(transaction, videoId);
  await facts.state(transaction, videoChanged, { videoId });
  await dropCached(transaction, 'videos', 'categories');
}
