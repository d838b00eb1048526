import { implement } from '../../../../platform/calls/implement.ts';
import { readPacing } from '../read-plan.ts';

export const getAdPacing = implement('get_ad_pacing', async (_input, { db, config }) => {
  const { adTimeZone: timeZone, adCurrency } = config.settings;
  const now = Date.now();
  return {
    ...{ time_zone: timeZone, currency: adCurrency, at: new Date(now).toISOString() },
    campaigns: await readPacing(db, now, timeZone),
  };
});
