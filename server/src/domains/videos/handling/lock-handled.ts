import { AppError } from '../../../kit/app-error.ts';
import { isAdmin, type Viewer } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { lockPlanned, type PlannedVideo } from '../planned/plan-queries.ts';
import { maySee } from '../reviewing/who-reviews.ts';

/** A video that its uploader handles, or an admin who may know of it, locked. Throws `notFound` for all others. */
export async function lockHandled(
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
