import { limits } from '#contract/limits.ts';
import { readCursor, writeCursor } from '../../../kit/cursor.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { blockedBy } from '../blocks/block-queries.ts';

export const listBlockedUsers = implement('list-blocked-users', async (input, context) => {
  const { db, objectBase, memberId } = context;
  const rows = await blockedBy(db, objectBase, memberId, {
    limit: input.limit ?? limits.blockedMembers,
    before: input.cursor ? readCursor('cursor', input.cursor, 'integer', 'uuid') : null,
  });
  return rows.map(({ place, created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    cursor: writeCursor(place, row.blocked_id),
  }));
});
