import { AppError } from '../../../kit/app-error.ts';
import type { CallContext } from '../../../platform/context.ts';
import { seesMinors } from '../../accounts/index.ts';
import { isForChildSafety } from './review-queries.ts';

/** Whether an admin may know of this video. */
export const maySee = async (context: CallContext, videoId: string): Promise<boolean> =>
  !(await isForChildSafety(context.db, videoId)) || (await seesMinors(context.db, context.viewer));

export const unseen = (): AppError => new AppError('notFound', 'Video not found.');

/** Throws `notFound` if an admin may not know of this video. */
export async function requireSeen(context: CallContext, videoId: string): Promise<void> {
  if (!(await maySee(context, videoId))) throw unseen();
}
