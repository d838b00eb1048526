import type { Platform } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import { adMoment } from '../ad-time.ts';
import { moveSchedule, takeDueSchedules } from './schedule-queries.ts';
import { daysOf, nextDay } from './schedule-rules.ts';
import { sendAdReportMail } from './send-ad-report-mail.job.ts';
import { sendAdReports } from './send-ad-reports.job.ts';

/** Per run; the rest is left to the next. */
const atOnce = 200;

/** Every ten minutes. A report that is late, because nothing ran for days, comes once. */
export const sendAdReportsHandler = (
  platform: Pick<Platform, 'db' | 'jobs' | 'config'>,
): JobHandler<Record<string, never>> => ({
  job: sendAdReports,
  schedule: '*/10 * * * *',
  run: () =>
    platform.db.transaction(async (transaction) => {
      const { adTimeZone: timeZone } = platform.config.settings;
      const { day } = adMoment(timeZone, Date.now());
      for (const { id, period } of await takeDueSchedules(transaction, atOnce)) {
        await platform.jobs.enqueue(transaction, sendAdReportMail, {
          scheduleId: id,
          ...daysOf(period, day),
        });
        await moveSchedule(transaction, id, nextDay(period, day), timeZone);
      }
    }),
});
