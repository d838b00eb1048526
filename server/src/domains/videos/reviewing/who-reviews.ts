import { AppError } from '../../../kit/app-error.ts';
import type { CallContext, Viewer } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { seesMinors } from '../../accounts/index.ts';
import { isForChildSafety, videosForChildSafety } from './review-queries.ts';

/** Whether an admin may know of this video. */
export const maySee = async (
  { db, viewer }: { db: Executor; viewer: Viewer },
  videoId: string,
): Promise<boolean> => !(await isForChildSafety(db, videoId)) || (await seesMinors(db, viewer));

interface Asking {
  db: Executor;
  viewer: Viewer;
}
/** The videos that an admin may not know of, which lists leave out; or that may show a minor, and are covered for this one. */
export async function videosForFew({ db, viewer }: Asking): Promise<{ hidden: string[]; covered: string[] }> {
  const videos = await videosForChildSafety(db);
  const sees = videos.length === 0 || (await seesMinors(db, viewer));
  return sees ? { hidden: [], covered: videos } : { hidden: videos, covered: [] };
}
/** The videos that an admin may not know of: lists leave them out. */
export const hiddenVideos = async (asking: Asking): Promise<string[]> => (await videosForFew(asking)).hidden;

export const unseen = (): AppError => new AppError('notFound', 'Video not found.');

/** Throws `notFound` if an admin may not know of this video. */
export async function requireSeen(context: CallContext, videoId: string): Promise<void> {
  if (!(await maySee(context, videoId))) throw unseen();
}
