import { limits } from '#contract/limits.ts';
import type { Platform } from '../../platform/context.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { cleanNotifications } from './clean-notifications.job.ts';
import { deleteOld } from './notification-queries.ts';

/** Every night. A failed run leaves everything to the next. */
export const cleanNotificationsHandler = ({
  db,
}: Pick<Platform, 'db'>): JobHandler<Record<string, never>> => ({
  job: cleanNotifications,
  schedule: '41 3 * * *',
  async run({ signal }) {
    while (await deleteOld(db, limits.notificationDays, 5000)) signal.throwIfAborted();
  },
});
