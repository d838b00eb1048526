import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { setCreativeStatus } from '../manage-creative.ts';
import { readCreative } from '../read-creatives.ts';

export const updateAdCreativeStatus = implement(
  'update_ad_creative_status',
  async ({ p_id, p_status }, { db, viewer }) => {
    await db.transaction((transaction) => setCreativeStatus(transaction, actorOf(viewer), p_id, p_status));
    return readCreative(db, p_id);
  },
);
