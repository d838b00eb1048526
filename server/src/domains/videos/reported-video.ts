import { complaintLimits } from '#contract/complaint-lists.ts';
import { evidenceLimits } from '#contract/evidence-lists.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import { mediaVerdict } from '../media/index.ts';
import { copiesOfVideo, framesOfVideo } from './copies-of-video.ts';
import { planPurge } from './managing/managing-queries.ts';
import { mediaOfVideo } from './media-outcome-queries.ts';
import { limitVideo, unlimitVideo } from './places/limit-video.ts';
import { moveByPlan } from './planned/follow-plan.ts';
import { disableVideo, restoreVideo, showAgain } from './planned/show-again.ts';
import { changePublishStatus } from './publishing.ts';
import { publishStatusForUpdate } from './publishing-queries.ts';
import { barVideo } from './stay-down/bar-video.ts';
import { videoEvidence } from './video-evidence.ts';
import { videoIdsByName } from './video-name-queries.ts';
import { detailsById } from './video-queries.ts';
import { mayBecome, type PublishStatus } from './video-rules.ts';

type Machines = Pick<Platform, 'facts'>;

async function move(
  transaction: TransactionExecutor,
  platform: Machines,
  id: string,
  to: PublishStatus,
  reason: string | null = null,
): Promise<boolean> {
  const current = await publishStatusForUpdate(transaction, id);
  if (current === null || !mayBecome(current.status, to)) return false;
  await changePublishStatus(transaction, platform, id, to, reason);
  return true;
}

/** A file meanwhile found to resemble something taken down is reviewed before anybody sees it again. */
async function goesToReview(
  transaction: TransactionExecutor,
  platform: Machines,
  id: string,
): Promise<boolean> {
  const current = await publishStatusForUpdate(transaction, id);
  if (current?.status !== 'held') return false;
  const mediaId = (await mediaOfVideo(transaction, id)) ?? null;
  if ((await mediaVerdict(transaction, mediaId)) !== 'held') return false;
  await moveByPlan(transaction, platform, id, 'review');
  return true;
}

/** How reports act on a video. */
export const reportedVideo = {
  kind: 'video' as const,

  /**
   * Somebody who just saw a video may report it while it is already held; otherwise it is as strangers see
   * it.
   */
  async find(db: Executor, id: string) {
    const video = await detailsById(db, id);
    if (video === null || (video.publish_status !== 'published' && video.publish_status !== 'held'))
      return null;
    return { ownerId: video.uploader_id, evidence: videoEvidence(video) };
  },

  idsByName: videoIdsByName,

  copies: copiesOfVideo,

  frames: framesOfVideo,

  /** What it shows, whoever may see it. */
  async look(db: Executor, id: string) {
    const video = await detailsById(db, id);
    return video && { ownerId: video.uploader_id, evidence: videoEvidence(video) };
  },

  hold: (transaction: TransactionExecutor, platform: Machines, id: string): Promise<boolean> =>
    move(transaction, platform, id, 'held'),

  release: showAgain,

  limit: limitVideo,

  unlimit: unlimitVideo,

  disable: disableVideo,

  restore: restoreVideo,

  async unpublish(transaction: TransactionExecutor, platform: Machines, id: string): Promise<void> {
    if (!(await goesToReview(transaction, platform, id))) await move(transaction, platform, id, 'pending');
  },

  stayDown: barVideo,

  async remove(
    transaction: TransactionExecutor,
    platform: Machines,
    id: string,
    reason: string,
    isEvidence: boolean,
  ): Promise<void> {
    const isRemoved = await move(transaction, platform, id, 'removed', reason);
    // Its maker may complain for so long, and then gets it back; what may be asked for by an authority stays longer.
    if (isRemoved)
      await planPurge(transaction, id, isEvidence ? evidenceLimits.minorDays : complaintLimits.days);
  },
};
