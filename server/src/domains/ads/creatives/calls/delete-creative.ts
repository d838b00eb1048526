import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { deleteCreative } from '../manage-creative.ts';

export const deleteAdCreative = implement(
  'delete_ad_creative',
  async ({ p_id, p_reason }, { db, viewer }) => {
    await db.transaction((transaction) =>
      deleteCreative(transaction, actorOf(viewer), p_id, p_reason?.trim() || null),
    );
    return { success: true as const, message: 'You’ve deleted the creative.' };
  },
);
