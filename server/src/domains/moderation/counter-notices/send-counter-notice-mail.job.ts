import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** What a mail about a counter-notice says. */
export type CounterNoticeMail = 'sent' | 'returned' | 'in_court' | 'runs_on' | 'decided_anew';

/** Mails one side of a counter-notice; `noticeId` null: whoever sent it, else who wrote that notice. */
export const sendCounterNoticeMail: JobDefinition<{
  counterNoticeId: string;
  about: CounterNoticeMail;
  noticeId: string | null;
}> = {
  name: 'send-counter-notice-mail',
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 120,
};
