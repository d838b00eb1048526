import { AppError, badInput } from '../../../kit/app-error.ts';
import type { PublishStatus } from '../video-rules.ts';

/** What an uploader wants of a video. */
export type Wish = 'draft' | 'publish' | 'schedule';

/** A plan as it is kept. */
export interface Plan {
  afterProcessing: 'draft' | 'review' | 'scheduled' | 'published';
  publishAt: Date | null;
}

/** As far ahead as anything can be planned. */
const furthestYears = 10;

/** A moment in the future, out of its text. Throws `badInput` that names the field. */
export function readFuture(field: string, text: string, now: number): Date {
  const moment = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(moment.getTime()))
    throw badInput(field, 'This is not a date and time.');
  if (moment.getTime() <= now) throw badInput(field, 'This moment has passed.');
  if (moment.getTime() > now + furthestYears * 366 * 86_400_000)
    throw badInput(field, `At most ${furthestYears} years ahead.`);
  return moment;
}

/** What a wish comes to: review stands before everything that strangers would see. */
export function planFor(
  wish: Wish,
  { publishAt, skipsReview }: { publishAt: Date | null; skipsReview: boolean },
): Plan {
  if (wish === 'schedule' && publishAt === null)
    throw badInput('p_publish_at', 'Say when it is to be published.');
  if (wish === 'draft') return { afterProcessing: 'draft', publishAt: null };
  const at = wish === 'schedule' ? publishAt : null;
  if (!skipsReview) return { afterProcessing: 'review', publishAt: at };
  return { afterProcessing: at === null ? 'published' : 'scheduled', publishAt: at };
}

export interface PlannedFacts {
  afterProcessing: Plan['afterProcessing'] | null;
  depictsLiveAction: boolean;
  hasPerformerRecords: boolean;
  /** Its file looks like something that was taken down, and nobody has let it pass. */
  isHeld: boolean;
}

/**
 * The state of a video whose file plays. What looks like something that was taken down goes to a person first, whoever
 * uploaded it; filmed work waits until the records of its performers are there.
 */
export const statusOnceItPlays = (video: PlannedFacts): PublishStatus => {
  const planned = video.afterProcessing ?? 'published';
  if (planned === 'draft') return 'draft';
  if (video.isHeld) return 'review';
  return video.depictsLiveAction && !video.hasPerformerRecords ? 'pending' : planned;
};

/**
 * Whether a video is one that waited for the records of its performers and now has them: its uploader may send it on, into
 * the review queue. What an admin let pass once and took back is not.
 */
export const hasWaited = (
  video: { status: PublishStatus; depictsLiveAction: boolean; reviewedAt: Date | null },
  hasPerformerRecords: boolean,
): boolean =>
  video.status === 'pending' && video.depictsLiveAction && video.reviewedAt === null && hasPerformerRecords;

/** States that an uploader may move a video out of by a wish. */
const movable: readonly PublishStatus[] = [
  'draft',
  'scheduled',
  'review',
  'published',
  'expired',
  'processing',
];

/** Throws `conflict` with the words for its uploader where a video is not theirs to move now. */
export function requireMovable(status: PublishStatus, lacksRecords = false): void {
  if (movable.includes(status)) return;
  if (status === 'pending' && lacksRecords)
    throw new AppError('conflict', 'This video waits for the records of its performers.');
  const words: Partial<Record<PublishStatus, string>> = {
    held: 'A report about this video is being looked at.',
    pending: 'This video waits for an administrator.',
    failed: 'This video could not be prepared. Try that again first.',
    removed: 'This video was removed.',
  };
  throw new AppError('conflict', words[status] ?? 'This video cannot be changed now.');
}
