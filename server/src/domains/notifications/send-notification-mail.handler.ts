import type { Platform } from '../../platform/context.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { findAccount, findPreferences } from '../accounts/index.ts';
import { notificationLetter } from './notification-letter.ts';
import { findUnread } from './notification-queries.ts';
import { sendNotificationMail } from './send-notification-mail.job.ts';

/** `origin` answers the site's current address, without a trailing slash. */
export const createSendNotificationMailHandler = (
  platform: Pick<Platform, 'db' | 'mail' | 'config' | 'log'>,
  origin: () => string,
): JobHandler<{ notificationId: string }> => ({
  job: sendNotificationMail,
  concurrency: 2,
  async run({ payload }) {
    const row = await findUnread(platform.db, payload.notificationId);
    const account = row === null ? null : await findAccount(platform.db, row.member_id);
    // An address that nobody has confirmed may be somebody else's.
    if (row === null || account === null || account.email_verified_at === null) return;
    const { siteName } = platform.config.settings;
    const { discreet } = await findPreferences(platform.db, row.member_id);
    const facts = {
      ...{ siteName, origin: origin(), to: account.email, username: account.username },
      isDiscreet: discreet !== null,
    };
    await platform.mail.send(notificationLetter(facts, row));
  },
  async failed(payload, reason) {
    platform.log.error({ ...payload, reason }, 'a notification could not be sent by mail');
  },
});
