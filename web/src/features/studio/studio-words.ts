import type { StudioVideo } from '#contract/studio.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatMoment } from '../../lib/format.ts';
import * as texts from '../../texts/studio.ts';

/** The states by which a list of videos can be narrowed, and what they are called there. */
export const stateNames = {
  draft: texts.drafts,
  processing: texts.inPreparation,
  review: texts.inReview,
  scheduled: texts.scheduled,
  published: texts.published,
  pending: texts.unpublished,
  held: texts.onHold,
  disabled: texts.disabledState,
  expired: texts.licenseEndedState,
  failed: texts.failed,
} as const;

const shareWords = (share: number): string => fillIn(texts.percent, { number: Math.floor(share * 100) });

export interface StateWords {
  words: string;
  tone: 'plain' | 'good' | 'bad';
  /** The reason, or what else is happening. */
  more: string | null;
}

/** The state of a video, in words for its uploader. */
export function stateOf(video: StudioVideo): StateWords {
  const { publish_status: state, reason } = video;
  const plain = (words: string): StateWords => ({
    words,
    tone: 'plain',
    more: video.has_new_file ? fillIn(texts.newFilePrepared, { share: shareWords(video.progress) }) : reason,
  });
  switch (state) {
    case 'draft':
      return reason === null ? plain(texts.draft) : { words: texts.sentBack, tone: 'bad', more: reason };
    case 'scheduled':
      return plain(
        video.publish_at === null
          ? texts.scheduled
          : fillIn(texts.willBePublished, { moment: formatMoment(video.publish_at) }),
      );
    case 'processing':
      return plain(fillIn(texts.beingPrepared, { share: shareWords(video.progress) }));
    case 'review':
      return plain(texts.waitsForReview);
    case 'pending':
      return video.awaits_records
        ? plain(texts.waitsForRecords)
        : { words: texts.unpublishedByAdmin, tone: 'bad', more: null };
    case 'published':
      return video.playback_state === 'failed'
        ? { words: texts.publishedWithoutFile, tone: 'bad', more: reason }
        : { ...plain(texts.published), tone: 'good' };
    case 'held':
      return { words: texts.held, tone: 'bad', more: null };
    case 'disabled':
      return { words: texts.disabled, tone: 'bad', more: null };
    case 'expired':
      return { words: texts.licenseEnded, tone: 'bad', more: null };
    case 'failed':
      return { words: texts.failed, tone: 'bad', more: reason ?? texts.notPrepared };
    case 'removed':
      return { words: texts.removed, tone: 'bad', more: reason };
  }
}

/** Nobody can have watched it yet: there is nothing to be counted, and something to be done. */
export const isYetToBeShown = ({ publish_status: status }: Pick<StudioVideo, 'publish_status'>): boolean =>
  ['draft', 'scheduled', 'processing', 'review', 'pending', 'failed'].includes(status);

/** An admin took it down: a statement says why, and what can be done about it. */
export const isTakenDown = (video: Pick<StudioVideo, 'publish_status' | 'awaits_records'>): boolean =>
  video.publish_status === 'disabled' || (video.publish_status === 'pending' && !video.awaits_records);
