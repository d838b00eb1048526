import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { type AccountMail, sendAccountMail } from './send-account-mail.job.ts';
import { writeAccountMail } from './write-account-mail.ts';

/** `origin` answers the site's address as it is now, without a slash at its end. */
export const createSendAccountMailHandler = (
  platform: Platform,
  origin: () => string,
): JobHandler<AccountMail> => ({
  job: sendAccountMail,
  concurrency: 4,
  async run({ payload }) {
    for (const letter of await writeAccountMail(platform, origin(), payload))
      await platform.mail.send(letter);
  },
  async failed(payload, reason) {
    platform.log.error({ kind: payload.kind, reason }, 'a mail could not be sent');
  },
});
