import { implement } from '../../../platform/calls/implement.ts';
import { inboxCounts } from '../../messages/index.ts';
import { unreadNotifications } from '../notification-queries.ts';

export const getUnreadCounts = implement('get_unread_counts', async (_input, { db, memberId }) => {
  const { unread, requests } = await inboxCounts(db, memberId);
  return {
    notifications: await unreadNotifications(db, memberId),
    messages: unread,
    message_requests: requests,
  };
});
