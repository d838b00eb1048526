import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../../accounts/index.ts';
import { removeEntry } from '../change-list.ts';

export const removeStayDown = implement('remove_stay_down', async (input, { db, viewer }) => {
  await db.transaction(async (transaction) =>
    removeEntry(transaction, actorOf(viewer), {
      entryId: input.p_entry_id,
      reason: input.p_reason,
      seesMinors: await seesMinors(transaction, viewer),
    }),
  );
  return { done: true as const };
});
