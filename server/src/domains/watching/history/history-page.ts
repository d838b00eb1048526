import { readCursor } from '../../../kit/cursor.ts';
import type { ListPage } from './history-queries.ts';

export const pageOf = (
  memberId: string,
  input: { p_limit?: number; p_cursor?: string | null },
  usual: number,
): ListPage => ({
  memberId,
  limit: input.p_limit ?? usual,
  before: input.p_cursor ? readCursor('p_cursor', input.p_cursor, 'integer', 'uuid') : null,
});
