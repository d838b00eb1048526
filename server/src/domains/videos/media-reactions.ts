import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { holdForDisabled, identicalMedia, mediaVerdict, minorMatches } from '../media/index.ts';
import { anyDisabled } from './copy-queries.ts';
import { type MediaOutcome, videosOfMedia, writeMediaOutcome } from './media-outcome-queries.ts';
import { leaveProcessing, moveByPlan } from './planned/follow-plan.ts';
import { announceChange, changePublishStatus } from './publishing.ts';
import { tellOfMinor } from './reviewing/tell-of-minor.ts';
import { refuseReplacement, takeReplacement } from './studio/replace-file.ts';

type Outcome = Omit<MediaOutcome, 'playbackState'>;

/**
 * The first rendition plays. A video that waited for its file now becomes what was planned, so it can be
 * watched long before the ladder is done; filmed work stays pending until its performer records are there.
 */
export async function applyMediaPlayable(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  outcome: Outcome,
): Promise<void> {
  await holdIfDisabledElsewhere(transaction, platform, outcome.mediaId);
  await apply(transaction, platform, { ...outcome, playbackState: 'playable' });
}

/** What a decision disabled does not come back by a second upload while that lasts, unless a person lets it pass. */
async function holdIfDisabledElsewhere(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  mediaId: string,
): Promise<void> {
  const same = await identicalMedia(transaction, mediaId);
  if (same.length > 0 && (await anyDisabled(transaction, same)))
    await holdForDisabled(transaction, platform, mediaId);
}

/** The whole ladder, thumbnails and previews are there. A video's new file now replaces the old one. */
export async function applyMediaReady(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'jobs'>,
  outcome: Outcome,
): Promise<void> {
  await holdIfDisabledElsewhere(transaction, platform, outcome.mediaId);
  const verdict = await mediaVerdict(transaction, outcome.mediaId);
  // A file still being compared does not replace anything yet; this is stated again once that is decided.
  if (verdict !== 'waiting') await takeReplacement(transaction, platform, outcome.mediaId);
  await apply(transaction, platform, { ...outcome, playbackState: 'ready' });
  if (verdict === 'held') await holdVideosOf(transaction, platform, outcome.mediaId);
}

async function apply(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  outcome: MediaOutcome,
): Promise<void> {
  for (const video of await writeMediaOutcome(transaction, outcome)) {
    if (video.publishStatus === 'processing') {
      await leaveProcessing(transaction, platform, video.id);
    } else {
      await announceChange(transaction, platform, video.id);
    }
  }
}

/**
 * The file was looked up on the lists of what must stay down. A video that waited for that becomes what was
 * planned; a held one goes to the review queue, out of sight.
 */
export async function applyMediaChecked(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  { mediaId, isHeld }: { mediaId: string; isHeld: boolean },
): Promise<void> {
  for (const { id, publishStatus, plays } of await videosOfMedia(transaction, mediaId))
    if (publishStatus === 'processing' && plays) await leaveProcessing(transaction, platform, id);
  if (isHeld) await holdVideosOf(transaction, platform, mediaId);
}

/** What strangers see of a file, or are about to see, goes to a person first. */
async function holdVideosOf(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  mediaId: string,
): Promise<void> {
  for (const { id, publishStatus } of await videosOfMedia(transaction, mediaId))
    if (['published', 'scheduled', 'pending'].includes(publishStatus))
      await moveByPlan(transaction, platform, id, 'review');
  await tellOfMinors(transaction, platform, mediaId);
}

/** Drafts too: what a list knows as showing a minor is for few admins, whoever sees the video now. */
async function tellOfMinors(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts'>,
  mediaId: string,
): Promise<void> {
  const found = await minorMatches(transaction, mediaId);
  if (found.length === 0) return;
  const says = found.map(({ list, reason }) => `${list}: ${reason}`).join(' ');
  for (const { id } of await videosOfMedia(transaction, mediaId))
    await tellOfMinor(transaction, platform, id, says);
}

/**
 * The first rendition is all there will be: it still plays, with what was made along with it, and says why.
 * An incomplete new file replaces nothing.
 */
export async function applyLadderFailed(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'jobs'>,
  { reason, ...outcome }: Outcome & { reason: string },
): Promise<void> {
  if (await refuseReplacement(transaction, platform, outcome.mediaId, reason)) return;
  const playback = { ...outcome.playback, ladder_failure: reason };
  await apply(transaction, platform, { ...outcome, playback, playbackState: 'playable' });
}

/** The file could not be prepared. A video never shown becomes failed; a public one says why on its page. */
export async function applyMediaFailed(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'facts' | 'jobs'>,
  { mediaId, reason }: { mediaId: string; reason: string },
): Promise<void> {
  if (await refuseReplacement(transaction, platform, mediaId, reason)) return;
  const videos = await writeMediaOutcome(transaction, {
    mediaId,
    playbackState: 'failed',
    playback: { reason },
    thumbnailKey: null,
    previewKey: null,
    durationSeconds: null,
    width: null,
    height: null,
    quality: null,
  });
  for (const video of videos) {
    if (video.publishStatus === 'processing')
      await changePublishStatus(transaction, platform, video.id, 'failed', reason);
    else await announceChange(transaction, platform, video.id);
  }
}
