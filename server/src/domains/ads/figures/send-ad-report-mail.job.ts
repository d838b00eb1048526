import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Mails an admin a report of days that are over. */
export const sendAdReportMail: JobDefinition<{ scheduleId: string; from: string; to: string }> = {
  name: 'send-ad-report-mail',
  retryLimit: 5,
  retryDelay: 60,
  expireInSeconds: 120,
};
