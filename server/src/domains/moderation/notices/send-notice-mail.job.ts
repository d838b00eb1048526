import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Mails a notifier: the link that confirms their address, the receipt, or that something was decided. */
export const sendNoticeMail: JobDefinition<{ noticeId: string; about: 'confirm' | 'filed' | 'decided' }> = {
  name: 'send-notice-mail',
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 120,
};
