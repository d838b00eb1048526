import { implement } from '../../../../platform/calls/implement.ts';
import { listCreatives } from '../creative-queries.ts';
import { viewCreatives } from '../read-creatives.ts';

export const getAdCreatives = implement('get_ad_creatives', async (input, { db }) => {
  const { p_search, p_ad_type, p_status, p_id, p_limit, p_offset } = input;
  const rows = await listCreatives(db, {
    ...{ search: p_search, adType: p_ad_type, status: p_status, id: p_id },
    ...{ limit: p_limit, offset: p_offset },
  });
  return viewCreatives(db, rows);
});
