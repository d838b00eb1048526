import { implement } from '../../../../platform/calls/implement.ts';
import { mostSeen } from '../creative-queries.ts';
import { readPerformance } from '../performance.ts';

/** Rows of one answer. */
const most = 200;

export const getAdCreativePerformance = implement(
  'get_ad_creative_performance',
  async ({ p_search, p_ad_type, p_status, p_creative_id }, { db, config }) => {
    const filter = { search: p_search, adType: p_ad_type, status: p_status, id: p_creative_id };
    return readPerformance(db, await mostSeen(db, filter, most), config.settings.adTimeZone);
  },
);
