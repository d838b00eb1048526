import { lastWell } from '../../../platform/backups/backup-run-queries.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { diskOf } from '../../../platform/disk.ts';
import { hoursWithErrors } from '../../../platform/http/error-hour-queries.ts';
import { lastBackup } from '../../../platform/warnings/last-backup.ts';
import { hoursOfSite } from '../../watching/index.ts';
import { activityOf, spanOf } from '../overview/activity-rules.ts';
import { growthSince } from '../overview/growth-queries.ts';

export const getSiteActivity = implement('get_site_activity', async ({ p_period }, { db, config }) => {
  const period = p_period ?? 'week';
  const now = new Date();
  const { before } = spanOf(period, now);
  const [hours, growth, errors, disk, backup, proven] = await Promise.all([
    hoursOfSite(db, before),
    growthSince(db, before),
    hoursWithErrors(db, before),
    diskOf(config.dataDir),
    lastBackup({ db, config }),
    lastWell(db, 'drill'),
  ]);
  return {
    period,
    ...activityOf([...hours, ...growth, ...errors], period, now),
    stored_bytes: growth.findLast(({ stored_bytes }) => stored_bytes !== null)?.stored_bytes ?? null,
    disk,
    backups: { last_at: backup?.toISOString() ?? null, proven_at: proven?.toISOString() ?? null },
  };
});
