import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { sendSupportMail } from './send-support-mail.job.ts';
import { supportLetter } from './support-letter.ts';
import { findForMail } from './ticket-queries.ts';

/** `origin` answers the site's current address, without a trailing slash. */
export const createSendSupportMailHandler = (
  platform: Pick<Platform, 'db' | 'mail' | 'config' | 'log'>,
  origin: () => string,
): JobHandler<{ ticketId: string; messageId: string | null }> => ({
  job: sendSupportMail,
  concurrency: 2,
  async run({ payload }) {
    const ticket = await findForMail(platform.db, payload.ticketId, payload.messageId);
    if (ticket === null) return;
    const { siteName } = platform.config.settings;
    await platform.mail.send(supportLetter({ siteName, origin: origin() }, ticket));
  },
  async failed(payload, reason) {
    platform.log.error({ ...payload, reason }, 'a support mail could not be sent');
  },
});
