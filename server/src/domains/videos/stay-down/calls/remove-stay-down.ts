import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { removeEntry } from '../change-list.ts';

export const removeStayDown = implement('remove_stay_down', async (input, { db, viewer }) => {
  await db.transaction((transaction) =>
    removeEntry(transaction, actorOf(viewer), {
      entryId: input.p_entry_id,
      reason: input.p_reason,
    }),
  );
  return { done: true as const };
});
