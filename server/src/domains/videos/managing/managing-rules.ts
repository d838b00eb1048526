import { mayBecome, type PublishStatus } from '../video-rules.ts';

/** What decides whether an admin may publish a video. */
export interface Publishable {
  status: PublishStatus;
  depictsLiveAction: boolean;
  hasPerformerRecords: boolean;
  /** The right to show it has expired. */
  hasExpired: boolean;
  playbackState: string;
  source: 'upload' | 'bunny_net' | 'embed';
  /** Whether its file was looked up on the lists of what must stay down, and the outcome. */
  verdict: 'waiting' | 'held' | 'passed';
}

/**
 * Why a video cannot be published or withdrawn from the list of all videos; null: it can. `same`: it is
 * already as wished.
 */
export function refusalOf(video: Publishable, wish: 'published' | 'pending'): string | 'same' | null {
  const { status } = video;
  if (status === 'removed') return 'This video was removed.';
  if (status === 'held') return 'A report holds this video. Decide on the report first.';
  if (status === 'disabled')
    return 'This video is disabled because of a notice; take its case up again to put it back.';
  if (wish === 'pending') return status === 'published' ? null : 'same';
  if (status === 'published') return 'same';
  if (video.verdict === 'held')
    return 'This video looks like something that was taken down; decide about it in the review queue.';
  if (video.verdict === 'waiting')
    return 'The file of this video is still being compared with what was taken down.';
  if (video.depictsLiveAction && !video.hasPerformerRecords)
    return 'This video shows filmed people. Record its performers first.';
  if (video.hasExpired)
    return 'The license of this video has ended. Its uploader has to enter when it ends now.';
  if (video.source === 'upload' && video.playbackState === 'failed')
    return 'This video doesn’t play: we couldn’t prepare its file.';
  return mayBecome(status, 'published') ? null : `You can’t publish a video that is ${status}.`;
}

/** A number with its unit, in words. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
