import { AppError } from '../../../kit/app-error.ts';
import type { CallContext } from '../../../platform/context.ts';
import { hasChildSafety } from '../../accounts/index.ts';
import { isForChildSafety } from './review-queries.ts';

/** Looked up each time, because the right may just have been withdrawn. */
export const seesMinors = async ({ db, viewer }: Pick<CallContext, 'db' | 'viewer'>): Promise<boolean> =>
  viewer.userId !== null && (await hasChildSafety(db, viewer.userId));

/** Whether an admin may know of this video. */
export const maySee = async (context: CallContext, videoId: string): Promise<boolean> =>
  !(await isForChildSafety(context.db, videoId)) || (await seesMinors(context));

/** Throws `notFound` if an admin may not know of this video. */
export async function requireSeen(context: CallContext, videoId: string): Promise<void> {
  if (!(await maySee(context, videoId))) throw new AppError('notFound', 'Video not found.');
}
