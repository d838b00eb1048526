import { implement } from '../../../../platform/calls/implement.ts';
import { adMoment } from '../../ad-time.ts';
import { againstYesterday } from '../dashboard-rules.ts';
import { readStanding, readTwoDays } from '../figure-queries.ts';
import { readPacing } from '../read-plan.ts';

export const getAdDashboard = implement('get_ad_dashboard', async (_input, { db, config }) => {
  const { adTimeZone: timeZone, adCurrency } = config.settings;
  const now = Date.now();
  const { day } = adMoment(timeZone, now);
  const [standing, hours, pacing] = await Promise.all([
    readStanding(db, day),
    readTwoDays(db, day, timeZone),
    readPacing(db, now, timeZone),
  ]);
  const inState = (state: 'behind' | 'ahead'): number =>
    pacing.filter((one) => one.is_active && one.state === state).length;
  return {
    ...{ time_zone: timeZone, currency: adCurrency, at: new Date(now).toISOString(), day },
    ...{ total_budget: standing.budget, active_campaigns: standing.campaigns },
    ...{ creatives_in_review: standing.in_review, active_postings: standing.postings },
    ...againstYesterday(hours, now, timeZone),
    ...{ behind: inState('behind'), ahead: inState('ahead') },
  };
});
