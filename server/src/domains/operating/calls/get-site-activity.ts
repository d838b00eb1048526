import { implement } from '../../../platform/calls/implement.ts';
import { diskOf } from '../../../platform/disk.ts';
import { hoursWithErrors } from '../../../platform/http/error-hour-queries.ts';
import { hoursOfSite } from '../../watching/index.ts';
import { activityOf, spanOf } from '../overview/activity-rules.ts';
import { growthSince } from '../overview/growth-queries.ts';

export const getSiteActivity = implement('get_site_activity', async ({ p_period }, { db, config }) => {
  const period = p_period ?? 'week';
  const now = new Date();
  const { before } = spanOf(period, now);
  const [hours, growth, errors, disk] = await Promise.all([
    hoursOfSite(db, before),
    growthSince(db, before),
    hoursWithErrors(db, before),
    diskOf(config.dataDir),
  ]);
  return {
    period,
    ...activityOf([...hours, ...growth, ...errors], period, now),
    stored_bytes: growth.findLast(({ stored_bytes }) => stored_bytes !== null)?.stored_bytes ?? null,
    disk,
  };
});
