import { getNotifications } from './calls/get-notifications.ts';
import { getUnreadCounts } from './calls/get-unread-counts.ts';
import { markAllNotificationsRead } from './calls/mark-all-notifications-read.ts';
import { markNotificationRead } from './calls/mark-notification-read.ts';
import { removeAllNotifications } from './calls/remove-all-notifications.ts';
import { removeNotification } from './calls/remove-notification.ts';

export const notificationCalls = [
  getNotifications,
  getUnreadCounts,
  markNotificationRead,
  markAllNotificationsRead,
  removeNotification,
  removeAllNotifications,
];
