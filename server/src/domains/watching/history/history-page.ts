import { AppError } from '../../../kit/app-error.ts';
import { readCursor } from '../../../kit/cursor.ts';
import type { CallContext } from '../../../platform/context.ts';
import type { ListPage } from './history-queries.ts';

/** Who asks. Watching is the business of members. */
export function watcherOf({ viewer }: Pick<CallContext, 'viewer'>): string {
  if (viewer.userId === null) throw new AppError('signInRequired', 'Please log in first.');
  return viewer.userId;
}

export const pageOf = (
  memberId: string,
  input: { p_limit?: number; p_cursor?: string | null },
  usual: number,
): ListPage => ({
  memberId,
  limit: input.p_limit ?? usual,
  before: input.p_cursor ? readCursor('p_cursor', input.p_cursor, 'integer', 'uuid') : null,
});
