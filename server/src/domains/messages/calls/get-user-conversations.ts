import { limits } from '#contract/limits.ts';
import { readCursor } from '../../../kit/cursor.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { type InboxPage, inboxPage } from '../conversation-queries.ts';
import { inboxView } from '../conversation-view.ts';

export const getUserConversations = implement(
  'get_user_conversations',
  async (input, { db, objectBase, memberId }) => {
    const size = input.p_page_size ?? limits.inboxPageSize;
    let after: InboxPage['after'] = { offset: ((input.p_page_number ?? 1) - 1) * size };
    if (typeof input.p_cursor === 'string') {
      const [position, conversationId] = readCursor('p_cursor', input.p_cursor, 'integer', 'uuid');
      after = { position, conversationId };
    }
    const rows = await inboxPage(db, {
      memberId,
      state: input.p_requests ? 'request' : 'accepted',
      limit: size + 1,
      after,
      search: input.p_search?.trim() || null,
    });
    return rows.slice(0, size).map((row) => inboxView(row, objectBase, rows.length > size));
  },
);
