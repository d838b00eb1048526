import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** Mails whoever complained: that it arrived, or the answer. */
export const sendComplaintMail: JobDefinition<{ complaintId: string; about: 'sent' | 'answered' }> = {
  name: 'send-complaint-mail',
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 120,
};
