import { AppError } from '../../../kit/app-error.ts';
import { isAdmin, type Platform, type Viewer } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { lockPlanned, type PlannedVideo } from '../planned/plan-queries.ts';
import { maySee } from '../reviewing/who-reviews.ts';

/** The video's subtitles are for its uploader, and for admins who may know of it. Throws `notFound` for all others. */
export async function lockCaptioned(
  transaction: TransactionExecutor,
  viewer: Viewer,
  videoId: string,
): Promise<PlannedVideo & { isOwn: boolean }> {
  const video = await lockPlanned(transaction, videoId);
  const isOwn = video !== null && viewer.userId !== null && video.uploaderId === viewer.userId;
  const mayBe = isOwn || (isAdmin(viewer) && (await maySee({ db: transaction, viewer }, videoId)));
  if (video === null || video.status === 'removed' || !mayBe)
    throw new AppError('notFound', 'There is no such video of yours.');
  return { ...video, isOwn };
}

/** The same, before a file is read. */
export const requireCaptioned = (
  { db }: Pick<Platform, 'db'>,
  viewer: Viewer,
  videoId: string,
): Promise<PlannedVideo> => db.transaction((transaction) => lockCaptioned(transaction, viewer, videoId));

/** Throws `conflict` while a report holds it: what it says is being looked at. */
export function requireChangeable({ status }: PlannedVideo): void {
  if (status === 'held') throw new AppError('conflict', 'We’re looking at a report about this video.');
}
