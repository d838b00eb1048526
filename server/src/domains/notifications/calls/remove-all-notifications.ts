import { implement } from '../../../platform/calls/implement.ts';
import { deleteNotifications, unreadNotifications } from '../notification-queries.ts';
import { tellChanged } from '../notify-members.ts';

export const removeAllNotifications = implement('remove_all_notifications', (_input, { db, memberId }) => {
  return db.transaction(async (transaction) => {
    if (await deleteNotifications(transaction, memberId, null)) await tellChanged(transaction, [memberId]);
    return { unread: await unreadNotifications(transaction, memberId) };
  });
});
