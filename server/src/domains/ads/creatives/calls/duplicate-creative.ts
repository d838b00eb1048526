import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { duplicateCreative } from '../manage-creative.ts';
import { readCreative } from '../read-creatives.ts';

export const duplicateAdCreative = implement('duplicate_ad_creative', async ({ p_creative_id }, context) => {
  const { db, viewer } = context;
  const id = await db.transaction((transaction) =>
    duplicateCreative(transaction, context, actorOf(viewer), p_creative_id),
  );
  return readCreative(db, id);
});
