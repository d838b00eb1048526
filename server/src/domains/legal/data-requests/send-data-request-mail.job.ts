import type { JobDefinition } from '../../../platform/jobs/jobs.ts';

/** What a mail about a data request says. */
export type DataRequestMail =
  | { about: 'confirm' | 'filed' | 'answered' }
  | { about: 'extended' | 'identity'; letter: string };

/** Mails whoever sent a data request: the link that confirms their address, its receipt, or a letter of the desk. */
export const sendDataRequestMail: JobDefinition<{ requestId: string } & DataRequestMail> = {
  name: 'send-data-request-mail',
  retryLimit: 5,
  retryDelay: 30,
  expireInSeconds: 120,
};
