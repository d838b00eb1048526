import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { giveBackToMailbox, takeFromMailbox } from '../throttle/mailbox-budget.ts';
import { type AccountMail, sendAccountMail } from './send-account-mail.job.ts';
import { writeAccountMail } from './write-account-mail.ts';

/** `origin` answers the site's current address, without a trailing slash. */
export const createSendAccountMailHandler = (
  platform: Platform,
  origin: () => string,
): JobHandler<AccountMail> => ({
  job: sendAccountMail,
  concurrency: 4,
  async run({ payload }) {
    for (const letter of await writeAccountMail(platform, origin(), payload)) {
      if (!(await takeFromMailbox(platform, payload.kind, letter.to))) continue;
      try {
        await platform.mail.send(letter);
      } catch (error) {
        await giveBackToMailbox(platform, payload.kind, letter.to);
        throw error;
      }
    }
  },
  async failed(payload, reason) {
    platform.log.error({ kind: payload.kind, reason }, 'a mail could not be sent');
  },
});
