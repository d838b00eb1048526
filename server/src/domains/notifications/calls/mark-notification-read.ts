import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { markRead, unreadNotifications } from '../notification-queries.ts';
import { tellChanged } from '../notify-members.ts';

export const markNotificationRead = implement('mark_notification_read', (input, { db, memberId }) => {
  return db.transaction(async (transaction) => {
    if (!(await markRead(transaction, memberId, input.p_notification_id)))
      throw new AppError('notFound', 'This notification is no longer there.');
    await tellChanged(transaction, [memberId]);
    return { unread: await unreadNotifications(transaction, memberId) };
  });
});
