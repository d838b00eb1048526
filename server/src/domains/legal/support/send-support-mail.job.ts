import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Mails an answer to the ticket's author; without a message, the receipt. */
export const sendSupportMail: JobDefinition<{ ticketId: string; messageId: string | null }> = {
  name: 'send-support-mail',
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 120,
};
