import { limits } from '#contract/limits.ts';
import { readCursor } from '../../../kit/cursor.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { notificationsPage } from '../notification-queries.ts';
import { notificationView } from '../notification-view.ts';

export const getNotifications = implement('get_notifications', async (input, context) => {
  const { db, objectBase, memberId } = context;
  const limit = input.p_limit ?? limits.notificationPageSize;
  let after = null;
  if (typeof input.p_cursor === 'string') {
    const [position, id] = readCursor('p_cursor', input.p_cursor, 'integer', 'uuid');
    after = { position, id };
  }
  const rows = await notificationsPage(db, {
    memberId,
    limit: limit + 1,
    after,
    hidden: context.shield.hidden,
  });
  return rows.slice(0, limit).map((row) => notificationView(row, objectBase, rows.length > limit));
});
