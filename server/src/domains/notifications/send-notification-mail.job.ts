import type { JobDefinition } from '../../platform/jobs/jobs.ts';

/** Sends a notification by mail, unless it has been read or removed by then. */
export const sendNotificationMail: JobDefinition<{ notificationId: string }> = {
  name: 'send-notification-mail',
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 120,
};
