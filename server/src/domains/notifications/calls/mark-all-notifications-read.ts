import { implement } from '../../../platform/calls/implement.ts';
import { markRead, unreadNotifications } from '../notification-queries.ts';
import { tellChanged } from '../notify-members.ts';

export const markAllNotificationsRead = implement('mark_all_notifications_read', (_input, context) => {
  const { db, memberId } = context;
  return db.transaction(async (transaction) => {
    if (await markRead(transaction, memberId, null)) await tellChanged(transaction, [memberId]);
    return { unread: await unreadNotifications(transaction, memberId) };
  });
});
