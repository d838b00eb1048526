import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { type CreateVideo, createVideo } from '../create-video.ts';
import { announceChange, changePublishStatus } from '../publishing.ts';
import {
  findHostedVideo,
  type HostedFacts,
  writeHostedFacts,
  writeHostedFailure,
  writeHostedPictures,
  writeHostedSource,
} from './hosted-video-queries.ts';

type Machines = Pick<Platform, 'facts' | 'config'>;

export interface NewHostedVideo extends Omit<CreateVideo, 'mediaId' | 'publishStatus'> {
  guid: string;
  libraryId: string;
  /** Address of the library's own picture, until it is copied here; null if it would not open. */
  thumbnailUrl: string | null;
  facts: HostedFacts;
  publishStatus: 'published' | 'pending';
}

/**
 * Writes a video that plays from a hosted library. Filmed work stays pending until its performer records are
 * there. A library's video that is already here fails on the index `videos_hosted`.
 */
export async function createHostedVideo(
  transaction: TransactionExecutor,
  platform: Machines,
  { guid, libraryId, thumbnailUrl, facts, publishStatus, ...video }: NewHostedVideo,
): Promise<{ id: string; slug: string; publishStatus: 'published' | 'pending' }> {
  const made = await createVideo(transaction, platform, { ...video, publishStatus: 'pending' });
  await writeHostedSource(transaction, made.id, { ...facts, guid, libraryId, thumbnailUrl });
  const status = video.declaration.depicts === 'live_action' ? 'pending' : publishStatus;
  // Last, so that everyone who hears of it finds the whole video.
  if (status === 'published') await changePublishStatus(transaction, platform, made.id, 'published');
  return { ...made, publishStatus: status };
}

/** The library has it, and it plays. If its failure took it out of sight, it is shown again. */
export async function applyHostedFacts(
  transaction: TransactionExecutor,
  platform: Pick<Machines, 'facts'>,
  guid: string,
  facts: HostedFacts,
): Promise<void> {
  const video = await findHostedVideo(transaction, guid);
  if (video === null) return;
  const changed = await writeHostedFacts(transaction, video.id, facts);
  if (video.publishStatus === 'failed') {
    await changePublishStatus(transaction, platform, video.id, 'processing');
    const next = video.depictsLiveAction ? 'pending' : 'published';
    await changePublishStatus(transaction, platform, video.id, next);
  } else if (changed) await announceChange(transaction, platform, video.id);
}

/** The library could not make it, or no longer has it: it goes out of sight, with the reason. */
export async function applyHostedFailure(
  transaction: TransactionExecutor,
  platform: Pick<Machines, 'facts'>,
  guid: string,
  reason: string,
): Promise<void> {
  const video = await findHostedVideo(transaction, guid);
  if (video === null) return;
  await writeHostedFailure(transaction, video.id, reason);
  if (video.publishStatus === 'published' || video.publishStatus === 'processing')
    await changePublishStatus(transaction, platform, video.id, 'failed', reason);
  else await announceChange(transaction, platform, video.id);
}

/** Its pictures are now in our storage. False: the video is gone. */
export async function applyHostedPictures(
  transaction: TransactionExecutor,
  platform: Pick<Machines, 'facts'>,
  videoId: string,
  keys: { thumbnailKey: string; previewKey: string | null },
): Promise<boolean> {
  if (!(await writeHostedPictures(transaction, videoId, keys))) return false;
  await announceChange(transaction, platform, videoId);
  return true;
}
