import { AppError } from '../../../kit/app-error.ts';
import type { Platform, Viewer } from '../../../platform/context.ts';
import { lockHandled } from '../handling/lock-handled.ts';
import type { PlannedVideo } from '../planned/plan-queries.ts';

/** A video whose subtitles the asker may change, before a file is read. Throws `notFound`. */
export const requireCaptioned = (
  { db }: Pick<Platform, 'db'>,
  viewer: Viewer,
  videoId: string,
): Promise<PlannedVideo> => db.transaction((transaction) => lockHandled(transaction, viewer, videoId));

/** Throws `conflict` while a report holds it: what it says is being looked at. */
export function requireChangeable({ status }: PlannedVideo): void {
  if (status === 'held') throw new AppError('conflict', 'We’re looking at a report about this video.');
}
