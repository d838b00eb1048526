import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Sends a notification by mail, unless it was read or removed before. */
export const sendNotificationMail: JobDefinition<{ notificationId: string }> = {
  name: 'send-notification-mail',
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 120,
};
