import { adFigureLimits as most } from '#contract/ad-figure-words.ts';
import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { findAccount } from '../../accounts/index.ts';
import { adReportLetter } from './ad-report-letter.ts';
import { readAdReport } from './read-ad-report.ts';
import { findSchedule, noteSent } from './schedule-queries.ts';
import { sendAdReportMail } from './send-ad-report-mail.job.ts';

/** `origin` answers the site's current address, without a trailing slash. */
export const createSendAdReportMailHandler = (
  platform: Pick<Platform, 'db' | 'mail' | 'config' | 'log'>,
  origin: () => string,
): JobHandler<{ scheduleId: string; from: string; to: string }> => ({
  job: sendAdReportMail,
  concurrency: 1,
  async run({ payload: { scheduleId, from, to } }) {
    const schedule = await findSchedule(platform.db, scheduleId);
    if (schedule === null) return;
    const account = await findAccount(platform.db, schedule.account_id);
    // Figures are for admins: whoever is none any more, or has not confirmed the address, gets none.
    if (
      account?.role !== 'admin' ||
      account.email_verified_at === null ||
      account.deletion_requested_at !== null
    )
      return;
    const report = await readAdReport(platform, {
      ...{ question: schedule.question, from, to, withReasons: false },
      ...{ limit: most.mailRows, offset: 0 },
    });
    await platform.mail.send(
      adReportLetter({ siteName: platform.config.settings.siteName, origin: origin() }, account.email, {
        schedule,
        report,
      }),
    );
    await noteSent(platform.db, scheduleId);
  },
  async failed({ scheduleId }, reason) {
    platform.log.error({ scheduleId, reason }, 'a report of advertising could not be mailed');
  },
});
