import { AppError, badInput } from '../../../kit/app-error.ts';
import type { PublishStatus } from '../video-rules.ts';

/** What an uploader wants done with a video. */
export type Wish = 'draft' | 'publish' | 'schedule';

/** A plan as stored. */
export interface Plan {
  afterProcessing: 'draft' | 'review' | 'scheduled' | 'published';
  publishAt: Date | null;
}

/** The furthest ahead anything can be planned. */
const furthestYears = 10;

/** A moment in the future, parsed from text. Throws `badInput` naming the field. */
export function readFuture(field: string, text: string, now: number): Date {
  const moment = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(moment.getTime()))
    throw badInput(field, 'This is not a date and time.');
  if (moment.getTime() <= now) throw badInput(field, 'This moment has passed.');
  if (moment.getTime() > now + furthestYears * 366 * 86_400_000)
    throw badInput(field, `At most ${furthestYears} years ahead.`);
  return moment;
}

/** What a wish leads to: review comes before anything strangers would see. */
export function planFor(
  wish: Wish,
  { publishAt, skipsReview }: { publishAt: Date | null; skipsReview: boolean },
): Plan {
  if (wish === 'schedule' && publishAt === null) throw badInput('p_publish_at', 'Choose when to publish it.');
  if (wish === 'draft') return { afterProcessing: 'draft', publishAt: null };
  const at = wish === 'schedule' ? publishAt : null;
  if (!skipsReview) return { afterProcessing: 'review', publishAt: at };
  return { afterProcessing: at === null ? 'published' : 'scheduled', publishAt: at };
}

export interface PlannedFacts {
  afterProcessing: Plan['afterProcessing'] | null;
  depictsLiveAction: boolean;
  hasPerformerRecords: boolean;
  /** Its file resembles something that was taken down, and nobody has passed it. */
  isHeld: boolean;
}

/**
 * The state of a video whose file plays. What resembles something taken down goes to a person first, whoever
 * uploaded it; filmed work waits until its performers' records are there.
 */
export const statusOnceItPlays = (video: PlannedFacts): PublishStatus => {
  const planned = video.afterProcessing ?? 'published';
  if (planned === 'draft') return 'draft';
  if (video.isHeld) return 'review';
  return video.depictsLiveAction && !video.hasPerformerRecords ? 'pending' : planned;
};

/**
 * Whether a video waited for its performers' records and now has them: its uploader may send it on to the
 * review queue. One that an admin passed once and withdrew does not count.
 */
export const hasWaited = (
  video: { status: PublishStatus; depictsLiveAction: boolean; reviewedAt: Date | null },
  hasPerformerRecords: boolean,
): boolean =>
  video.status === 'pending' && video.depictsLiveAction && video.reviewedAt === null && hasPerformerRecords;

/** States that an uploader may move a video out of. */
const movable: readonly PublishStatus[] = [
  'draft',
  'scheduled',
  'review',
  'published',
  'expired',
  'processing',
];

/** Throws `conflict` with a message for its uploader if a video is not theirs to move now. */
export function requireMovable(status: PublishStatus, lacksRecords = false): void {
  if (movable.includes(status)) return;
  if (status === 'pending' && lacksRecords)
    throw new AppError('conflict', 'Record the performers of this video first.');
  const words: Partial<Record<PublishStatus, string>> = {
    held: 'We’re looking at a report about this video.',
    disabled: 'This video is disabled because of a notice.',
    pending: 'An admin unpublished this video.',
    failed: 'This video could not be prepared. Try that again first.',
    removed: 'This video was removed.',
  };
  throw new AppError('conflict', words[status] ?? 'You can’t change this video now.');
}
